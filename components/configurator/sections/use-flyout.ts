'use client';

import {
  useEffect,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent as ReactPointerEvent,
} from 'react';

/** A pointer that only crosses a row on its way into an open flyout does not open that row's. */
const INTENT_MS = 110;
const LEAVE_MS = 220;

/**
 * Which row of a flyout list is open. Hovering or focusing a row opens its flyout, leaving the list hides it; a click
 * opens it too; ArrowRight or Enter go in, ArrowLeft and Escape come back to the row.
 */
export function useFlyout() {
  const [openId, setOpenId] = useState<number | null>(null);
  const timer = useRef<number>(undefined);
  useEffect(() => () => window.clearTimeout(timer.current), []);
  useEffect(() => {
    if (openId === null) return;
    const closeFromOutside = (event: Event) => {
      const isInside = event.target instanceof Element && event.target.closest('[data-flyout-list]');
      if (!isInside) setOpenId(null);
    };
    document.addEventListener('pointerdown', closeFromOutside);
    return () => document.removeEventListener('pointerdown', closeFromOutside);
  }, [openId]);

  const later = (id: number | null, delay: number) => {
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => setOpenId(id), delay);
  };
  const now = (id: number | null) => {
    window.clearTimeout(timer.current);
    setOpenId(id);
  };

  const rowProps = (id: number) => ({
    onPointerEnter: (event: ReactPointerEvent) => {
      if (event.pointerType === 'mouse') later(id, openId === null ? 0 : INTENT_MS);
    },
    onPointerLeave: (event: ReactPointerEvent) => {
      if (event.pointerType === 'mouse') later(null, LEAVE_MS);
    },
    onFocus: (event: FocusEvent) => {
      if (event.target.matches(':focus-visible')) now(id);
    },
    onBlur: (event: FocusEvent) => {
      const isStaying = event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget);
      if (!isStaying && event.relatedTarget !== null) now(null);
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const opener = event.currentTarget.querySelector<HTMLElement>('[data-flyout-opener]');
      const isInside = event.target !== opener;
      if (event.key === 'ArrowRight' && !isInside) {
        now(id);
        enter(event.currentTarget);
      } else if (isInside && (event.key === 'ArrowLeft' || event.key === 'Escape')) {
        event.stopPropagation();
        opener?.focus();
      } else if (event.key === 'Escape') {
        now(null);
      }
    },
  });

  /** A finger toggles, a mouse has opened by hovering already, and a key goes in. */
  const onOpenerClick = (id: number) => (event: MouseEvent<HTMLElement>) => {
    const isTouch = 'pointerType' in event.nativeEvent && event.nativeEvent.pointerType === 'touch';
    now(isTouch && openId === id ? null : id);
    const row = event.currentTarget.parentElement;
    if (event.detail === 0 && row) enter(row);
  };

  return { openId, rowProps, onOpenerClick, open: now, close: () => now(null) };
}

/** Moves the focus into a row's flyout once it is on show. */
function enter(row: HTMLElement): void {
  requestAnimationFrame(() => firstChoice(row)?.focus());
}

function firstChoice(row: HTMLElement): HTMLElement | null {
  const panel = row.querySelector('[data-flyout-panel]');
  return panel?.querySelector<HTMLElement>('[data-state="on"]') ?? panel?.querySelector<HTMLElement>('button') ?? null;
}
