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

/** A table with all its cells read. */
export function gridFrom(
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

/** A part as people call it; '' for none. */
export const nameOfPart = (book: Book, key: string | null): string =>
  key === null ? '' : (book.parts.get(key)?.displayName ?? key);
