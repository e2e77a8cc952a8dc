import type { ReportAnswer } from '@/lib/contracts/admin/proofs';
import type { Style } from '@/lib/domain/catalogue';
import { countInWords } from '@/lib/domain/report/numbers';
import { priceRange, type PriceRange } from '@/lib/domain/report/price-range';
import type { PricedDesign } from '@/lib/domain/space/cheapest-design';
import { configurationSpace, countDesigns } from '@/lib/domain/space/space';
import { familyOf } from '@/lib/families/registry';
import type { Catalogue } from '../files';

export type StyleReport = ReportAnswer['Styles'][number];

/** `tables/harvest-leg`, as addresses and files call a style. */
export function styleKey({ snapshot }: Catalogue, { categoryId, normalizedName }: Style): string {
  return `${snapshot.categories.find(({ id }) => id === categoryId)?.normalizedName}/${normalizedName}`;
}

/**
 * How many designs every style has, exactly, and what they cost (specification §25.2), style by style.
 * @param markup × 100
 */
export function* reportStyles(catalogue: Catalogue, markup: number): Generator<StyleReport> {
  for (const style of catalogue.snapshot.stylesById.values()) {
    const family = familyOf(style);
    const count = countDesigns(configurationSpace(family, style));
    yield {
      Style: styleKey(catalogue, style),
      Name: style.displayName,
      Designs: String(count),
      DesignsInWords: countInWords(count),
      ...rangeToWire(priceRange({ family, style, book: catalogue.priceBook, markup })),
    };
  }
}

export const rangeToWire = ({ cheapest, standard, dearest }: PriceRange) => ({
  Cheapest: designToWire(cheapest),
  Default: designToWire(standard),
  Dearest: designToWire(dearest),
});

const designToWire = (design: PricedDesign | null) =>
  design && { CustomSku: design.configuration.sku, Total: design.total };
