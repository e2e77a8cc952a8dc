import type { EditValue, Target } from '@/lib/contracts/admin/edits';
import { targetSchema } from '@/lib/contracts/admin/edits';
import type { Book } from './book';
import type { DraftState } from './draft-state';
import { readTarget } from './kinds';
import { UnknownTarget } from './unknown-target';

/** Half of the address of a cell: what its row or its column says. */
export type Half = Readonly<Record<string, string | null>>;

/** One table of prices as a grid: the target of a cell is its row's half with its column's. */
export interface Grid {
  readonly Columns: readonly { readonly Name: string; readonly Target: Half }[];
  readonly Rows: readonly {
    readonly Names: readonly string[];
    readonly Target: Half;
    readonly Cells: readonly Pair[];
  }[];
  /** Pages of rows that the table has. */
  readonly Pages: number;
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

/** Most cells of a page: what a browser is given at once, and more than are pasted at once. */
const MOST_CELLS = 20_000;

/** A page of a table, from 0, with its cells read. */
export function gridFrom(
  state: DraftState,
  columns: Grid['Columns'],
  rows: readonly Omit<Grid['Rows'][number], 'Cells'>[],
  page: number,
): Grid {
  const cell = (row: Half, column: Half): Pair => pairOf(state, targetSchema.parse({ ...row, ...column }));
  const size = Math.max(1, Math.floor(MOST_CELLS / Math.max(1, columns.length)));
  const shown = rows.slice(page * size, (page + 1) * size);
  return {
    Columns: columns,
    Pages: Math.max(1, Math.ceil(rows.length / size)),
    Rows: shown.map((row) => ({ ...row, Cells: columns.map((column) => cell(row.Target, column.Target)) })),
  };
}

/** A part as people call it; '' for none. */
export const nameOfPart = (book: Book, key: string | null): string =>
  key === null ? '' : (book.parts.get(key)?.displayName ?? key);
