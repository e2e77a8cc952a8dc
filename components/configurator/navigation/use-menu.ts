'use client';

import { useEffect, useRef, useState, type FocusEvent, type KeyboardEvent, type PointerEvent } from 'react';

/** A mouse on its way to something else opens nothing, and one that slips off the menu for a moment loses nothing. */
const REST_MS = 120;
const LEAVE_MS = 250;

/**
 * The menu whose name was just followed: the page that comes stands below the same mouse, which asks for no menu by
 * being there. It outlives the menus of the page that goes.
 */
let followed: string | null = null;

interface Shown {
  readonly name: string;
  /** By a resting mouse alone: the press that follows meant to open this menu, and does not close it. */
  readonly isByResting: boolean;
}

/**
 * Which of several menus is open: a resting mouse opens one and takes it along when it goes, a button opens and closes
 * it, Escape closes it and gives the focus back to its button, and so does leaving with the focus (the disclosure
 * pattern of the ARIA Authoring Practices).
 */
export function useMenu() {
  const [shown, setShown] = useState<Shown | null>(null);
  const timer = useRef(0);
  const open = shown?.name ?? null;
  const soon = (next: Shown | null, ms: number) => {
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => setShown((last) => (next?.name === last?.name ? last : next)), ms);
  };
  const now = (next: Shown | null) => {
    window.clearTimeout(timer.current);
    setShown(next);
  };
  useEffect(() => () => window.clearTimeout(timer.current), []);
  const isMouse = (event: PointerEvent) => event.pointerType === 'mouse';
  return {
    open,
    close: () => now(null),
    /** For the link that is a menu's name. */
    follow: (name: string) => {
      followed = name;
      now(null);
    },
    toggle: (name: string) => now(open === name && !shown?.isByResting ? null : { name, isByResting: false }),
    /** For what opens a menu and what is in it. */
    item: (name: string) => ({
      onPointerEnter: (event: PointerEvent) =>
        isMouse(event) && name !== followed && soon({ name, isByResting: true }, REST_MS),
      onPointerLeave: (event: PointerEvent) => {
        followed = null;
        if (isMouse(event)) soon(null, LEAVE_MS);
      },
      onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
        if (event.key !== 'Escape' || open !== name) return;
        event.currentTarget.querySelector<HTMLElement>('[aria-expanded]')?.focus();
        now(null);
      },
      onBlur: (event: FocusEvent<HTMLElement>) => {
        const isLeaving = event.relatedTarget instanceof Node && !event.currentTarget.contains(event.relatedTarget);
        if (isLeaving && open === name) now(null);
      },
    }),
  };
}
