import 'server-only';
import type { Configuration } from '@/lib/domain/configuration';
import type { PriceBook } from '@/lib/domain/price-book';
import { noPrices, priceSelection, type Prices } from '@/lib/domain/prices';

/** Prices at a markup; the empty answer when no markup applies or nobody could build it so (specification §15.2). */
export function priceFor(configuration: Configuration, book: PriceBook, markup: number | null): Prices {
  return markup !== null && configuration.isComplete && configuration.isValid
    ? priceSelection(configuration, book, markup)
    : noPrices(configuration.family);
}
