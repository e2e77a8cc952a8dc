import { Configuration } from '../configuration';
import { priceSelection } from '../prices';
import { cheapestDesign, type PricedDesign } from '../space/cheapest-design';
import { dearestDesign } from '../space/dearest-design';
import type { Pricing } from '../space/value-costs';

/** What a style costs from and up to, exactly, and as it starts; each null where it has no price. */
export interface PriceRange {
  readonly cheapest: PricedDesign | null;
  readonly standard: PricedDesign | null;
  readonly dearest: PricedDesign | null;
}
export const RANGE_KINDS = ['cheapest', 'standard', 'dearest'] as const satisfies readonly (keyof PriceRange)[];
export type RangeKind = (typeof RANGE_KINDS)[number];

export function priceRange(pricing: Pricing): PriceRange {
  const { family, style, book, markup } = pricing;
  const configuration = new Configuration(family, style);
  const isWhole = configuration.isValid && configuration.isComplete;
  const prices = isWhole ? priceSelection(configuration, book, markup) : null;
  return {
    cheapest: cheapestDesign(pricing),
    standard: prices?.isValid ? { configuration, total: prices.total } : null,
    dearest: dearestDesign(pricing),
  };
}
