import 'server-only';
import type { PageSource } from '@/lib/contracts/page';
import type { CatalogueSnapshot, Style } from '@/lib/domain/catalogue';
import type { Picks } from '@/lib/domain/picks';
import type { PriceBook } from '@/lib/domain/price-book';
import { buildSelection } from '@/lib/domain/build-selection';
import { defaultPicks } from '@/lib/domain/default-picks';
import { findStyleBySku, INVALID_SKU, parseSku } from '@/lib/domain/parse-sku';
import { failure, success, type Result } from '@/lib/domain/result';
import { familyOf } from '@/lib/families/registry';
import { availableImageNames } from './image-names';
import { priceFor } from './prices';

/** What pages are built from: one version of catalogue and prices, and the caller's markup. */
export interface PageInput {
  readonly snapshot: CatalogueSnapshot;
  readonly priceBook: PriceBook;
  /** Multiplier × 100; null when no price may be shown. */
  readonly markup: number | null;
}

/** The page of a style; without picks it shows the style's default. Both pages and calls use it (DESIGN §4). */
export function buildPage(input: PageInput, style: Style, chosen?: Picks): PageSource {
  const category = input.snapshot.categories.find((each) => each.id === style.categoryId);
  if (!category) throw new Error(`style ${style.id} has no category`);
  const family = familyOf(style);
  const picks = chosen ?? defaultPicks(family, style);
  const selection = buildSelection(family, style, picks);
  return {
    snapshot: input.snapshot,
    category,
    style,
    family,
    picks,
    prices: priceFor(family, selection, picks, input.priceBook, input.markup),
    images: availableImageNames(family, selection),
  };
}

/** The page that a custom sku names; fails with 'invalid sku'. */
export function buildPageBySku(input: PageInput, sku: string): Result<PageSource> {
  const style = findStyleBySku(input.snapshot.stylesById.values(), familyOf, sku);
  if (!style) return failure(INVALID_SKU);
  const picks = parseSku(familyOf(style), style, sku);
  return picks.ok ? success(buildPage(input, style, picks.value)) : picks;
}
