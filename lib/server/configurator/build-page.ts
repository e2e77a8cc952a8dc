import 'server-only';
import type { PageSource } from '@/lib/contracts/page';
import type { CatalogueSnapshot } from '@/lib/domain/catalogue';
import type { Configuration } from '@/lib/domain/configuration';
import type { PriceBook } from '@/lib/domain/price-book';
import { success, type Result } from '@/lib/domain/result';
import { availableImageNames } from './image-names';
import { priceFor } from './prices';
import { readSkuOfAny } from './read-sku';

/** What pages are built from: one version of catalogue and prices, and the caller's markup. */
export interface PageInput {
  readonly snapshot: CatalogueSnapshot;
  readonly priceBook: PriceBook;
  /** Multiplier × 100; null when no price may be shown. */
  readonly markup: number | null;
}

/** The page of a configuration. Both pages and calls use it (specification §11). */
export function buildPage({ snapshot, priceBook, markup }: PageInput, configuration: Configuration): PageSource {
  const { style } = configuration;
  const category = snapshot.categories.find((each) => each.id === style.categoryId);
  if (!category) throw new Error(`style ${style.id} has no category`);
  return {
    snapshot,
    category,
    configuration,
    prices: priceFor(configuration, priceBook, markup),
    images: availableImageNames(snapshot, configuration),
  };
}

/** The page that a custom sku names, whole or not; fails with 'invalid sku'. */
export function buildPageBySku(input: PageInput, sku: string): Result<PageSource> {
  const found = readSkuOfAny(input.snapshot, sku);
  return found.ok ? success(buildPage(input, found.value.configuration)) : found;
}
