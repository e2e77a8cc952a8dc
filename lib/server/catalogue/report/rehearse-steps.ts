import type { RehearsalStep } from '@/lib/contracts/admin/proofs';
import type { Style } from '@/lib/domain/catalogue';
import { GONE_PIECE, todayInWords } from '@/lib/domain/quote-today';
import { largestChanges, type PriceChange, type RangeChange } from '@/lib/domain/report/largest-changes';
import { priceRange } from '@/lib/domain/report/price-range';
import { shareSpace } from '@/lib/domain/space/space';
import { familyOf } from '@/lib/families/registry';
import { priceFor } from '../../configurator/prices';
import { readSkuOfAny } from '../../configurator/read-sku';
import { moneyOf, type QuoteContent } from '../../quotes/content';
import type { OpenQuote } from '../../quotes/open-quotes';
import type { Catalogue } from '../files';
import { rangeToWire, styleKey } from './report';

/** Changes that are told. */
const MOST_CHANGES = 20;

type Step<Type extends RehearsalStep['Type']> = Extract<RehearsalStep, { Type: Type }>;
export type LargestChanges = Omit<Step<'End'>, 'Milliseconds'>;

/**
 * Every style's cheapest, default and dearest design now and then, and at the end what changes most.
 * @param markup × 100
 */
export function* rehearseStyles(
  now: Catalogue,
  then: Catalogue,
  markup: number,
): Generator<Step<'Style'> | LargestChanges> {
  const changes: RangeChange[] = [];
  for (const id of new Set([...then.snapshot.stylesById.keys(), ...now.snapshot.stylesById.keys()])) {
    const change = changeOf(now, then, id, markup);
    changes.push(change);
    yield {
      ...{ Type: 'Style', Style: change.style, Name: change.name },
      Now: change.now && rangeToWire(change.now),
      Then: change.then && rangeToWire(change.then),
    };
  }
  const { byDollars, byPercent } = largestChanges(changes, MOST_CHANGES);
  yield { Type: 'End', ByDollars: byDollars.map(changeToWire), ByPercent: byPercent.map(changeToWire) };
}

function changeOf(
  now: Catalogue,
  then: Catalogue,
  id: number,
  markup: number,
): RangeChange & { readonly name: string } {
  const before = now.snapshot.stylesById.get(id);
  const after = then.snapshot.stylesById.get(id);
  const rangeOf = ({ priceBook: book }: Catalogue, style: Style | undefined) =>
    style ? priceRange({ family: familyOf(style), style, book, markup }) : null;
  const range = rangeOf(now, before);
  // Where only prices differ, and mostly it is so, the designs are the same.
  if (before && after) shareSpace(before, after);
  const [catalogue, style] = after ? [then, after] : [now, before];
  if (!style) throw new Error(`no style ${id}`);
  return { style: styleKey(catalogue, style), name: style.displayName, now: range, then: rangeOf(then, after) };
}

const changeToWire = ({ style, kind, from, to, hundredths }: PriceChange) => ({
  ...{ Style: style, Kind: kind, From: from, To: to, Dollars: to - from, Percent: hundredths / 100 },
});

/** What an open quote would come to now and then, and each of its pieces. */
export function rehearseQuote(now: Catalogue, then: Catalogue, quote: OpenQuote): Step<'Quote'> {
  const { id, number, state, total, content } = quote;
  const pieces = content.pieces.map((piece) => ({ piece, today: priceIn(now, piece), later: priceIn(then, piece) }));
  return {
    ...{ Type: 'Quote', Id: id, Number: number, State: state, Quoted: total },
    Now: totalOf(
      content,
      pieces.map(({ today }) => today.total),
    ),
    Then: totalOf(
      content,
      pieces.map(({ later }) => later.total),
    ),
    Pieces: pieces.map(({ piece, today, later }) => ({
      ...{ CustomSku: piece.sku, Name: piece.name, Quoted: piece.unitPrice, Now: today.total, Then: later.total },
      Note: later.conflicts === null ? GONE_PIECE : todayInWords(piece.unitPrice, later.total, later.conflicts),
    })),
  };
}

/** What one piece costs in a catalogue at the markup it was quoted at. */
function priceIn({ snapshot, priceBook }: Catalogue, { sku, markup }: QuoteContent['pieces'][number]) {
  const found = readSkuOfAny(snapshot, sku);
  if (!found.ok) return { total: null, conflicts: null };
  const { configuration } = found.value;
  const prices = priceFor(configuration, priceBook, markup);
  return { total: prices.isValid ? prices.total : null, conflicts: configuration.conflicts };
}

/** What the whole quote comes to at other prices of its pieces; null when one has none. */
function totalOf(content: QuoteContent, prices: readonly (number | null)[]): number | null {
  if (prices.includes(null)) return null;
  const pieces = content.pieces.map((piece, at) => ({ ...piece, unitPrice: prices[at] ?? null }));
  return moneyOf({ ...content, pieces }).total;
}
