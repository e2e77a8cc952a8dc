import 'server-only';
import type { FamilyDefinition } from '@/lib/domain/family';
import type { Picks } from '@/lib/domain/picks';
import type { PriceBook } from '@/lib/domain/price-book';
import type { Selection } from '@/lib/domain/selection';
import { noPrices, priceSelection, type Prices } from '@/lib/domain/prices';
import { isValidConfiguration } from '@/lib/domain/selection-list';

/** Prices at a markup, or the empty answer when no markup applies or the configuration is in conflict (DESIGN §8). */
export function priceFor(
  family: FamilyDefinition,
  selection: Selection,
  picks: Picks,
  book: PriceBook,
  markup: number | null,
): Prices {
  if (markup === null || !isValidConfiguration(family, selection.style, picks)) return noPrices(family);
  return priceSelection(family, selection, book, markup);
}
