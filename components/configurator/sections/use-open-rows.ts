'use client';

import { useEffect, useRef, useState, type KeyboardEvent, type MouseEvent, type PointerEvent } from 'react';
import { flushSync } from 'react-dom';
import { CHOICES_ID } from '../skip-link';

/** A mouse that lies still this long on a row asks what is inside; one that moves opens nothing. */
const REST_MS = 300;
/** What a resting mouse has just pushed down takes no press yet: the hand aimed at what stood there before. */
const SETTLE_MS = 300;
const LEAVE_MS = 300;
/** A row with less than this below it brings what it opens into sight; others stay under the pointer. */
const ROOM_PX = 160;

/** How a row came to be open: it stays what a hand opened, and goes with the mouse what the mouse only looked into. */
type Opened = 'kept' | 'peeked';

/**
 * Where a mouse may be without having left the choices: the bubble of a restricted part belongs to them, and a dialog that a
 * pick has opened lies over them.
 */
const CHOICES = `#${CHOICES_ID}, [role="tooltip"], [role="dialog"], [data-backdrop]`;

/**
 * Which rows of a flyout list are open. Each opens below itself, by a resting mouse, a click or a key, and nothing closes
 * by itself while the mouse is among the choices: no row moves from under a mouse on its way (specification §2.3).
 */
export function useOpenRows() {
  const [rows, setRows] = useState<Readonly<Record<number, Opened | undefined>>>({});
  const rest = useRef<number>(undefined);
  const lastPeek = useRef<{ row: Node; at: number }>(null);
  const isPeeking = Object.values(rows).includes('peeked');
  useEffect(() => () => window.clearTimeout(rest.current), []);
  useEffect(() => (isPeeking ? onceLeft(() => setRows(keptOnly)) : undefined), [isPeeking]);

  const set = (id: number, opened: Opened | undefined) => setRows((now) => ({ ...now, [id]: opened }));
  const stopResting = () => window.clearTimeout(rest.current);
  const enter = (opener: Element) => {
    const panel = opener.nextElementSibling;
    const first = panel?.querySelector('[data-choice="on"]') ?? panel?.querySelector('button');
    if (first instanceof HTMLElement) first.focus();
  };
  const open = (id: number, opener: Element) => {
    flushSync(() => set(id, 'kept'));
    const room = window.innerHeight - opener.getBoundingClientRect().bottom;
    if (room < ROOM_PX) opener.parentElement?.scrollIntoView({ block: 'nearest' });
  };

  /** For the button that opens a row and the box around it and its panel, the button's next sibling. */
  const rowProps = (id: number) => ({
    onKeyDown: (event: KeyboardEvent) => {
      const opener = event.currentTarget.firstElementChild;
      if (!(opener instanceof HTMLElement)) return;
      if (event.key === 'ArrowRight' && event.target === opener) {
        open(id, opener);
        enter(opener);
      } else if (rows[id] && (event.key === 'ArrowLeft' || event.key === 'Escape')) {
        opener.focus();
        set(id, undefined);
      }
    },
  });

  const openerProps = (id: number) => ({
    onPointerMove: ({ pointerType, currentTarget }: PointerEvent) => {
      stopResting();
      if (pointerType !== 'mouse' || rows[id]) return;
      rest.current = window.setTimeout(() => {
        lastPeek.current = { row: currentTarget, at: performance.now() };
        set(id, 'peeked');
      }, REST_MS);
    },
    onPointerLeave: stopResting,
    onPointerDown: stopResting,
    onClick: ({ currentTarget, detail }: MouseEvent<HTMLElement>) => {
      if (rows[id] === 'kept') return set(id, undefined);
      open(id, currentTarget);
      // a key's click has no count
      if (detail === 0) enter(currentTarget);
    },
  });

  /** For the panel: what is used stays. */
  const panelProps = (id: number) => {
    const keep = () => rows[id] === 'kept' || set(id, 'kept');
    return { onFocus: keep, onPointerDown: keep };
  };

  /** For the whole list: the second press of a double click, and one on what has just moved, were meant for another row. */
  const dropStrayClick = (event: MouseEvent) => {
    const peek = lastPeek.current;
    const hasMoved =
      peek !== null &&
      performance.now() - peek.at < SETTLE_MS &&
      event.target instanceof Node &&
      (peek.row.compareDocumentPosition(event.target) & Node.DOCUMENT_POSITION_FOLLOWING) > 0;
    if (hasMoved || event.detail > 1) event.stopPropagation();
  };

  return { isOpen: (id: number) => rows[id] !== undefined, rowProps, openerProps, panelProps, dropStrayClick };
}

function keptOnly(rows: Readonly<Record<number, Opened | undefined>>) {
  return Object.fromEntries(Object.entries(rows).filter(([, opened]) => opened === 'kept'));
}

/** Calls back when the mouse has left the choices for a moment, or at Escape. @returns stops listening */
function onceLeft(callback: () => void): () => void {
  let leaving: number;
  const stop = new AbortController();
  const follow = ({ target }: Event) => {
    window.clearTimeout(leaving);
    if (!(target instanceof Element && target.closest(CHOICES))) leaving = window.setTimeout(callback, LEAVE_MS);
  };
  document.addEventListener('pointerover', follow, stop);
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && callback(), stop);
  return () => {
    window.clearTimeout(leaving);
    stop.abort();
  };
}
