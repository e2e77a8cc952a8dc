import type { RehearsalStep } from '@/lib/contracts/admin/proofs';
import type { Style } from '@/lib/domain/catalogue';
import { largestChanges, type PriceChange, type RangeChange } from '@/lib/domain/report/largest-changes';
import { priceRange } from '@/lib/domain/report/price-range';
import { shareSpace } from '@/lib/domain/space/space';
import { GONE_PIECE, todayInWords } from '@/lib/domain/quote-today';
import { familyOf } from '@/lib/families/registry';
import { readSkuOfAny } from '../../configurator/read-sku';
import { priceFor } from '../../configurator/prices';
import type { Prisma } from '../../generated/client';
import { moneyOf, type QuoteContent } from '../../quotes/content';
import { countOpenQuotes, openQuotes, type OpenQuote } from '../../quotes/open-quotes';
import type { Catalogue } from '../files';
import { rangeToWire, styleKey } from './report';
import { breather } from '../../overload/breather';

/** Changes that are told. */
const MOST_CHANGES = 20;

/**
 * What it would be like if `then` were live instead of `now` (specification §25.3), step by step, each as soon as it is known:
 * every style's cheapest, default and dearest design, every open quote, and at the end what changes most.
 * @param markup × 100, of the styles; a quote has its own
 */
export async function* rehearse(
  db: Prisma.TransactionClient,
  now: Catalogue,
  then: Catalogue,
  markup: number,
): AsyncGenerator<RehearsalStep> {
  const start = performance.now();
  const ids = [...new Set([...then.snapshot.stylesById.keys(), ...now.snapshot.stylesById.keys()])];
  yield { Type: 'Start', Styles: ids.length, Quotes: await countOpenQuotes(db) };
  const changes: RangeChange[] = [];
  for (const id of ids) {
    await breather();
    const change = changeOf(now, then, id, markup);
    changes.push(change);
    yield {
      ...{ Type: 'Style', Style: change.style, Name: change.name },
      Now: change.now && rangeToWire(change.now),
      Then: change.then && rangeToWire(change.then),
    };
  }
  for await (const quote of openQuotes(db)) yield quoteStep(now, then, quote);
  const { byDollars, byPercent } = largestChanges(changes, MOST_CHANGES);
  yield {
    ...{ Type: 'End', ByDollars: byDollars.map(changeToWire), ByPercent: byPercent.map(changeToWire) },
    Milliseconds: Math.round(performance.now() - start),
  };
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

function quoteStep(now: Catalogue, then: Catalogue, quote: OpenQuote): RehearsalStep {
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
