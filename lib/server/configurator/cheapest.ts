import 'server-only';
import { remember } from '@epic-web/remember';
import { LRUCache } from 'lru-cache';
import type { Style } from '@/lib/domain/catalogue';
import type { Picks } from '@/lib/domain/picks';
import type { PriceBook } from '@/lib/domain/price-book';
import { cheapestDesign, type PricedDesign } from '@/lib/domain/space/cheapest-design';
import { configurationOf, familyOf } from '@/lib/families/registry';
import type { PageInput } from './build-page';
import { takeUpSpace } from './spaces';

/** Styles × markups that are remembered of one catalogue. */
const KEPT = 2000;
const kept = remember(
  'cheapest designs',
  () => new WeakMap<PriceBook, LRUCache<string, { readonly design: { picks: Picks; total: number } | null }>>(),
);

/**
 * The cheapest design of a style at a caller's markup, with its total in whole dollars; null when nothing of it has a
 * price, or no markup applies. Worked out once a catalogue: some milliseconds a style.
 */
export function cheapestOf(
  style: Style,
  { priceBook: book, markup }: Omit<PageInput, 'snapshot'>,
): PricedDesign | null {
  if (markup === null) return null;
  const ofBook = kept.get(book) ?? new LRUCache({ max: KEPT });
  kept.set(book, ofBook);
  const key = `${style.id} ${markup}`;
  const known = ofBook.get(key)?.design;
  if (known !== undefined) return known && { configuration: configurationOf(style, known.picks), total: known.total };
  takeUpSpace(style);
  const design = cheapestDesign({ family: familyOf(style), style, book, markup });
  // Of a configuration its picks alone are kept: it grows with what is asked of it.
  ofBook.set(key, { design: design && { picks: design.configuration.picks, total: design.total } });
  return design;
}

/** What a style costs at least, for "from $1,593"; null when there is no price to give. */
export const cheapestTotal = (style: Style, input: Omit<PageInput, 'snapshot'>): number | null =>
  cheapestOf(style, input)?.total ?? null;
