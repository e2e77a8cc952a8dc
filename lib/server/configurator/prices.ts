import 'server-only';
import type { FamilyDefinition } from '@/lib/domain/family';
import type { Picks } from '@/lib/domain/picks';
import type { PriceBook } from '@/lib/domain/price-book';
import type { Selection } from '@/lib/domain/selection';
import { isComplete } from '@/lib/domain/complete';
import { noPrices, priceSelection, type Prices } from '@/lib/domain/prices';
import { isValidConfiguration } from '@/lib/domain/selection-list';

/** Prices at a markup; the empty answer when no markup applies or nobody could build it so (DESIGN §8). */
export function priceFor(
  family: FamilyDefinition,
  selection: Selection,
  picks: Picks,
  book: PriceBook,
  markup: number | null,
): Prices {
  const { style } = selection;
  if (markup === null || !isComplete(family, style, picks) || !isValidConfiguration(family, style, picks)) {
    return noPrices(family);
  }
  return priceSelection(family, selection, book, markup);
}
