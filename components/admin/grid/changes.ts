import type { CellValue } from './cell-text';
import type { Cell } from './range';

/** The figures of a grid, row by row. */
export type Figures = readonly (readonly CellValue[])[];

/** A cell that is set to something else. */
export interface Change extends Cell {
  readonly was: CellValue;
  readonly now: CellValue;
}

export const valueAt = (figures: Figures, { row, column }: Cell): CellValue => figures[row]?.[column] ?? null;

/** Only what differs from what stands there. */
export function changesTo(figures: Figures, wanted: Iterable<Cell & { readonly now: CellValue }>): readonly Change[] {
  const changes: Change[] = [];
  for (const { row, column, now } of wanted) {
    const was = valueAt(figures, { row, column });
    if (was !== now) changes.push({ row, column, was, now });
  }
  return changes;
}

/** The same figures with changes made; rows that none is in stay the same objects. */
export function withChanges(figures: Figures, changes: readonly Pick<Change, 'row' | 'column' | 'now'>[]): Figures {
  const next = [...figures];
  const own = new Map<number, CellValue[]>();
  for (const { row, column, now } of changes) {
    const cells = own.get(row) ?? [...(figures[row] ?? [])];
    cells[column] = now;
    own.set(row, cells);
    next[row] = cells;
  }
  return next;
}

/** What takes changes back. */
export const reversed = (changes: readonly Change[]): readonly Change[] =>
  changes.map(({ was, now, ...cell }) => ({ ...cell, was: now, now: was }));

/** What can be undone and redone, each a batch of changes, the newest last. */
export interface History {
  readonly done: readonly (readonly Change[])[];
  readonly undone: readonly (readonly Change[])[];
}

export const NO_HISTORY: History = { done: [], undone: [] };

/** Batches that can be undone. */
const KEPT = 200;

/** A batch was done: what had been undone before cannot be redone any more. */
export const recorded = ({ done }: History, batch: readonly Change[]): History => ({
  done: [...done, batch].slice(-KEPT),
  undone: [],
});

/** A step of undo or redo: the changes to make, and the history after it; null when there is none. */
export interface Step {
  readonly changes: readonly Change[];
  readonly history: History;
}

export function undo({ done, undone }: History): Step | null {
  const batch = done.at(-1);
  if (!batch) return null;
  return { changes: reversed(batch), history: { done: done.slice(0, -1), undone: [...undone, batch] } };
}

export function redo({ done, undone }: History): Step | null {
  const batch = undone.at(-1);
  if (!batch) return null;
  return { changes: batch, history: { done: [...done, batch], undone: undone.slice(0, -1) } };
}
