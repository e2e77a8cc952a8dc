'use client';

import { useState, type ClipboardEvent, type KeyboardEvent } from 'react';
import { cellText, readCell, type Unit } from './cell-text';
import { copied, pasted } from './clipboard';
import { changesTo, valueAt } from './changes';
import { cleared, fillDown, fillRight } from './deeds';
import { at, placeByKey, rectOf, type Cell, type Extent } from './range';
import type { GridState } from './use-grid';

/** A cell that is being typed in. */
export interface Typing extends Cell {
  readonly text: string;
}

/** What keys and the clipboard do to a grid, as in a spreadsheet. */
export function useGridKeys(grid: GridState, extent: Extent, unit: Unit) {
  const [typing, setTyping] = useState<Typing | null>(null);
  const [problems, setProblems] = useState<readonly string[]>([]);
  const { figures, selection } = grid;
  const rect = rectOf(selection);

  const begin = (text: string) => setTyping({ ...selection.focus, text });
  /** Begins with what stands there. */
  const edit = () => begin(cellText(valueAt(figures, selection.focus)));

  /** Ends typing. @param step where to go from there */
  const commit = (step: Partial<Cell> = {}) => {
    if (!typing) return;
    const read = readCell(typing.text, unit);
    if (!read.ok) return setProblems([read.problem]);
    setProblems([]);
    setTyping(null);
    grid.change(changesTo(figures, [{ row: typing.row, column: typing.column, now: read.value }]));
    const row = Math.min(extent.rows - 1, typing.row + (step.row ?? 0));
    const column = Math.max(0, Math.min(extent.columns - 1, typing.column + (step.column ?? 0)));
    grid.select(at({ row, column }));
  };
  const cancel = () => {
    setTyping(null);
    setProblems([]);
  };

  const commands: Readonly<Record<string, () => void>> = {
    z: grid.undo,
    Z: grid.redo,
    y: grid.redo,
    d: () => grid.change(fillDown(figures, rect)),
    r: () => grid.change(fillRight(figures, rect)),
    a: () =>
      grid.select({ anchor: { row: 0, column: 0 }, focus: { row: extent.rows - 1, column: extent.columns - 1 } }),
  };
  const plainKeys: Readonly<Record<string, () => void>> = {
    Enter: edit,
    F2: edit,
    Delete: () => grid.change(cleared(figures, rect)),
    Backspace: () => grid.change(cleared(figures, rect)),
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (typing || event.altKey) return;
    const isCommand = event.ctrlKey || event.metaKey;
    const place = placeByKey(event.key, isCommand, selection.focus, extent);
    const deed = place
      ? () => grid.select(event.shiftKey ? { anchor: selection.anchor, focus: place } : at(place))
      : isCommand
        ? commands[event.key]
        : (plainKeys[event.key] ?? (isTyped(event.key) ? () => begin(event.key) : undefined));
    if (!deed) return;
    event.preventDefault();
    deed();
  };
  const onTypingKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation();
    const step = { Enter: { row: 1 }, Tab: { column: event.shiftKey ? -1 : 1 } }[event.key];
    if (!step && event.key !== 'Escape') return;
    event.preventDefault();
    if (step) commit(step);
    else cancel();
  };

  const onCopy = (event: ClipboardEvent) => {
    if (typing) return;
    event.preventDefault();
    event.clipboardData.setData('text/plain', copied(figures, rect));
  };
  const onPaste = (event: ClipboardEvent) => {
    if (typing) return;
    event.preventDefault();
    const found = pasted(figures, rect, extent, event.clipboardData.getData('text/plain'), unit);
    setProblems(found.problems);
    grid.change(found.changes);
    const { top, left, bottom, right } = found.rect;
    grid.select({ anchor: { row: top, column: left }, focus: { row: bottom, column: right } });
  };

  return {
    typing,
    type: (text: string) => typing && setTyping({ ...typing, text }),
    edit,
    commit,
    problems,
    onTypingKeyDown,
    handlers: { onKeyDown, onCopy, onPaste },
  };
}

export type GridKeys = ReturnType<typeof useGridKeys>;

/** Figures and 'n/a' are typed right over a cell. */
const isTyped = (key: string): boolean => /^[\d$.nN]$/.test(key);
