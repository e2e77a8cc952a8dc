import { tierTable } from '@/lib/contracts/admin/desk';
import { WOOD_TIERS, type WoodTier } from '@/lib/contracts/part';
import { byPosition } from '../group-by';
import type { Book } from './book';
import type { DraftState } from './draft-state';
import { gridFrom, nameOfPart, type Grid } from './grid-cells';
import { UnknownTarget } from './unknown-target';

/** Most rows that a table of many styles has: more than that would be a page of many megabytes. */
const MOST_ROWS = 10_000;

interface TierTable {
  readonly tier: WoodTier;
  /** Null for the styles of all of them. */
  readonly category: string | null;
}

/** What a table's key (`tierTable`) says; null for that of another table. */
export function readTierTable(table: string): TierTable | null {
  const [, letter, category = null] = /^tier\/([A-Z])(?:\/(.+))?$/.exec(table) ?? [];
  const tier = WOOD_TIERS.find((each) => each === letter);
  return tier ? { tier, category } : null;
}

/** Tables of tiers that a draft has, with their names: of all styles together, or by category where those are too many. */
export function tierTables({ book }: DraftState): readonly { readonly key: string; readonly name: string }[] {
  const categories = byPosition([...book.categories.values()]);
  const counts = rowCounts(book);
  return WOOD_TIERS.flatMap((tier) => {
    const woods = [...book.parts.values()].flatMap(({ woodTier, displayName }) =>
      woodTier === tier ? [displayName] : [],
    );
    const countOf = (category: string): number => counts.get(tierTable(tier, category)) ?? 0;
    const named = (key: string, of: string) => ({ key, name: `${of} in ${wordsOf(woods)} (tier ${tier})` });
    const all = categories.reduce((sum, { normalizedName }) => sum + countOf(normalizedName), 0);
    if (all <= MOST_ROWS) return [named(tierTable(tier), 'Every style')];
    return categories
      .filter(({ normalizedName }) => countOf(normalizedName) <= MOST_ROWS)
      .map(({ normalizedName, displayName }) => named(tierTable(tier, normalizedName), displayName));
  });
}

/** Prices by the table of tier and category that they stand in. */
function rowCounts(book: Book): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { styleId, woodTier } of book.prices.values()) {
    if (woodTier === null) continue;
    const table = tierTable(woodTier, categoryOf(book, styleId));
    counts.set(table, (counts.get(table) ?? 0) + 1);
  }
  return counts;
}

/** Names that are told one by one. */
const TOLD = 4;
const wordsOf = (names: readonly string[]): string =>
  names.length > TOLD ? `${names.slice(0, TOLD).join(', ')}…` : names.join(', ');

const categoryOf = (book: Book, styleId: number): string => book.styleKeys.get(styleId)?.split('/')[0] ?? '';

/** What every style asks for its parts in the woods of a tier: one column, a row for each style, part and size. */
export function tierGrid(state: DraftState, { tier, category }: TierTable, page: number): Grid {
  const { base, book } = state;
  const rows = new Map<string, { readonly Style: string; readonly Part: string; readonly Size: string | null }>();
  for (const table of [book, base]) {
    for (const row of table.prices.values()) {
      if (row.woodTier !== tier || (category !== null && categoryOf(table, row.styleId) !== category)) continue;
      const [Style, Part] = [book.styleKeys.get(row.styleId), book.partKeys.get(row.partId)];
      const Size = row.sizePartId === null ? null : book.partKeys.get(row.sizePartId);
      if (Style === undefined || Part === undefined || Size === undefined) continue;
      rows.set(`${Style} ${Part} ${Size ?? ''}`, { Style, Part, Size });
    }
  }
  if (rows.size > MOST_ROWS)
    throw new UnknownTarget(`There are ${rows.size} prices of tier ${tier}: one category at a time.`);
  const sorted = [...rows].sort(([left], [right]) => (left < right ? -1 : 1));
  return gridFrom(
    state,
    [{ Name: `tier ${tier}`, Target: { Tier: tier } }],
    sorted.map(([, { Style, Part, Size }]) => ({
      Names: [book.styles.get(Style)?.displayName ?? Style, nameOfPart(book, Part), nameOfPart(book, Size)],
      Target: { Kind: 'Price', Style, Part, Size },
    })),
    page,
  );
}
