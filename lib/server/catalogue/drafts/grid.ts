import type { EditValue, Target } from '@/lib/contracts/admin/edits';
import { WOOD_TIERS } from '@/lib/contracts/part';
import { targetSchema } from '@/lib/contracts/admin/edits';
import type { Book } from './book';
import type { DraftState } from './draft-state';
import { readTarget } from './kinds';
import { found, UnknownTarget } from './unknown-target';

type Half = Readonly<Record<string, string | null>>;

/** One table of prices as a grid: the target of a cell is its row's half with its column's. */
export interface Grid {
  readonly Columns: readonly { readonly Name: string; readonly Target: Half }[];
  readonly Rows: readonly {
    readonly Names: readonly string[];
    readonly Target: Half;
    readonly Cells: readonly Pair[];
  }[];
}
interface Pair {
  readonly Now: EditValue;
  readonly Base: EditValue;
}

/** Now and in the base, where it may not be there yet. */
export function pairOf({ base, book }: DraftState, target: Target): Pair {
  return { Now: readTarget(book, target), Base: orNull(() => readTarget(base, target)) };
}

function orNull(read: () => EditValue): EditValue {
  try {
    return read();
  } catch (error) {
    if (error instanceof UnknownTarget) return null;
    throw error;
  }
}

export const PERCENTS = 'percents';
export const TWO_TONE = 'two-tone';

/** @param table a style's key, `percents` or `two-tone` @throws UnknownTarget */
export function gridOf(state: DraftState, table: string): Grid {
  if (table === PERCENTS) return percentGrid(state);
  return table === TWO_TONE ? twoToneGrid(state) : priceGrid(state, table);
}

function gridFrom(
  state: DraftState,
  columns: Grid['Columns'],
  rows: readonly Omit<Grid['Rows'][number], 'Cells'>[],
): Grid {
  const cell = (row: Half, column: Half): Pair => pairOf(state, targetSchema.parse({ ...row, ...column }));
  return {
    Columns: columns,
    Rows: rows.map((row) => ({ ...row, Cells: columns.map((column) => cell(row.Target, column.Target)) })),
  };
}

const nameOfPart = (book: Book, key: string | null): string =>
  key === null ? '' : (book.parts.get(key)?.displayName ?? key);

/** Rows that the style prices now or did in the base, by part and size; a column a wood tier. */
function priceGrid(state: DraftState, Style: string): Grid {
  const { base, book } = state;
  const { id } = found(book.styles, 'style', Style);
  const rows = new Map<string, { readonly Part: string; readonly Size: string | null }>();
  for (const table of [book, base]) {
    for (const { styleId, partId, sizePartId } of table.prices.values()) {
      const Part = book.partKeys.get(partId);
      const Size = sizePartId === null ? null : book.partKeys.get(sizePartId);
      if (styleId === id && Part !== undefined && Size !== undefined) rows.set(`${Part} ${Size ?? ''}`, { Part, Size });
    }
  }
  const sorted = [...rows].sort(([left], [right]) => (left < right ? -1 : 1));
  return gridFrom(
    state,
    [null, ...WOOD_TIERS].map((Tier) => ({ Name: Tier ?? 'any wood', Target: { Tier } })),
    sorted.map(([, { Part, Size }]) => ({
      Names: [nameOfPart(book, Part), nameOfPart(book, Size)],
      Target: { Kind: 'Price', Style, Part, Size },
    })),
  );
}

/** Every part that adds a percentage anywhere; a column for all styles, and one for each with entries of its own. */
function percentGrid(state: DraftState): Grid {
  const { base, book } = state;
  const entries = [...book.percents.values(), ...base.percents.values()];
  const parts = new Set(entries.flatMap(({ partId }) => book.partKeys.get(partId) ?? []));
  const styles = new Set(
    entries.flatMap(({ styleId }) => (styleId === null ? [] : (book.styleKeys.get(styleId) ?? []))),
  );
  return gridFrom(
    state,
    [null, ...styles].map((Style) => ({
      Name: Style === null ? 'every style' : (book.styles.get(Style)?.displayName ?? Style),
      Target: { Style },
    })),
    [...parts].sort().map((Part) => ({ Names: [nameOfPart(book, Part), Part], Target: { Kind: 'Percent', Part } })),
  );
}

/** A row a style, a column a size class. */
function twoToneGrid(state: DraftState): Grid {
  const { base, book } = state;
  const entries = [...book.twoTones.values(), ...base.twoTones.values()];
  const classes = [...new Set(entries.map(({ sizeClass }) => sizeClass))].sort();
  const styles = [...new Set(entries.flatMap(({ styleId }) => book.styleKeys.get(styleId) ?? []))].sort();
  return gridFrom(
    state,
    classes.map((SizeClass) => ({ Name: SizeClass, Target: { SizeClass } })),
    styles.map((Style) => ({
      Names: [book.styles.get(Style)?.displayName ?? Style],
      Target: { Kind: 'TwoTone', Style },
    })),
  );
}
