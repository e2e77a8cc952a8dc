'use client';

import { useRef, useState } from 'react';
import { problemText } from '@/lib/client/form-problem';
import type { CellValue } from './cell-text';
import { NO_HISTORY, recorded, redo, undo, withChanges, type Change, type Figures, type Step } from './changes';
import { at, type Cell } from './range';

/** A cell that somebody else has set meanwhile. */
export interface Conflict extends Cell {
  readonly theirs: CellValue;
  /** Who set it; null where a new version of the catalogue says so. */
  readonly author: string | null;
}

/** A conflict with what was to stand there instead: nothing that was typed is lost. */
export interface MarkedConflict extends Conflict {
  readonly mine: CellValue;
}

/**
 * Takes a batch, whole or not at all.
 * @returns the cells for which it was refused; none when it is in
 * @throws whatever keeps it from being taken
 */
export type SendChanges = (changes: readonly Change[]) => Promise<readonly Conflict[]>;

const keyOf = ({ row, column }: Cell): string => `${row}/${column}`;

const FIRST: Cell = { row: 0, column: 0 };

/** What a grid shows and holds: its figures, where one stands, what can be undone, and what is not saved yet. */
export function useGrid(given: Figures, send: SendChanges, start: Cell = FIRST) {
  const [figures, setFigures] = useState(given);
  const [history, setHistory] = useState(NO_HISTORY);
  const [selection, setSelection] = useState(at(start));
  const [conflicts, setConflicts] = useState<ReadonlyMap<string, MarkedConflict>>(new Map());
  const [unsaved, setUnsaved] = useState(0);
  const [failure, setFailure] = useState('');
  /** Batches in the order they were made; each waits for those before it. */
  const waiting = useRef<(readonly Change[])[]>([]);
  const isSending = useRef(false);

  const show = (changes: readonly Pick<Change, 'row' | 'column' | 'now'>[]) =>
    setFigures((now) => withChanges(now, changes));

  /** Shows what others have set, keeps what was meant beside it, and goes on with the rest. */
  const takeConflicts = (batch: readonly Change[], found: readonly Conflict[]): readonly Change[] => {
    const refused = new Map(found.map((conflict) => [keyOf(conflict), conflict]));
    show(found.map(({ row, column, theirs }) => ({ row, column, now: theirs })));
    setConflicts((known) => {
      const next = new Map(known);
      for (const change of batch) {
        const conflict = refused.get(keyOf(change));
        if (conflict) next.set(keyOf(change), { ...conflict, mine: change.now });
      }
      return next;
    });
    const isOurs = (change: Change): boolean => !refused.has(keyOf(change));
    const kept = (batches: readonly (readonly Change[])[]) =>
      batches.map((each) => each.filter(isOurs)).filter((each) => each.length > 0);
    setHistory(({ done, undone }) => ({ done: kept(done), undone: kept(undone) }));
    waiting.current = kept(waiting.current);
    return batch.filter(isOurs);
  };

  const sendAll = async () => {
    if (isSending.current) return;
    isSending.current = true;
    setFailure('');
    try {
      for (let batch = waiting.current[0]; batch; batch = waiting.current[0]) {
        const found = await send(batch);
        if (found.length > 0) takeConflicts(batch, found);
        else waiting.current = waiting.current.slice(1);
        setUnsaved(waiting.current.length);
      }
    } catch (error) {
      setFailure(problemText(error));
    } finally {
      isSending.current = false;
    }
  };

  const make = (changes: readonly Change[]) => {
    if (changes.length === 0) return;
    show(changes);
    setConflicts((known) => {
      const next = new Map(known);
      for (const change of changes) next.delete(keyOf(change));
      return next;
    });
    waiting.current = [...waiting.current, changes];
    setUnsaved(waiting.current.length);
    void sendAll();
  };

  /** Does something that can be undone. */
  const change = (changes: readonly Change[]) => {
    if (changes.length > 0) setHistory((known) => recorded(known, changes));
    make(changes);
  };
  const take = (step: Step | null) => {
    if (!step) return;
    setHistory(step.history);
    const [first] = step.changes;
    if (first) setSelection(at(first));
    make(step.changes);
  };
  /** Leaves what others have set. */
  const acknowledge = (conflict: Conflict) =>
    setConflicts((known) => new Map([...known].filter(([key]) => key !== keyOf(conflict))));

  return {
    figures,
    selection,
    select: setSelection,
    change,
    undo: () => take(undo(history)),
    redo: () => take(redo(history)),
    canUndo: history.done.length > 0,
    canRedo: history.undone.length > 0,
    conflicts: [...conflicts.values()],
    acknowledge,
    /** Batches that the server has not taken yet. */
    unsaved,
    /** Why the next of them was not taken; '' while nothing is wrong. */
    failure,
    retry: () => void sendAll(),
  };
}

export type GridState = ReturnType<typeof useGrid>;
