'use client';

import { useEffect, useEffectEvent } from 'react';

interface Shortcuts {
  readonly undo: () => void;
  readonly redo: () => void;
}

/** Undo and redo by the keys everybody knows; in a field they belong to its text, over a dialog to nobody. */
export function useShortcuts({ undo, redo }: Shortcuts): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, shiftKey, altKey, target, defaultPrevented } = event;
    if (defaultPrevented || altKey || ctrlKey === metaKey) return;
    if (
      target instanceof Element &&
      target.closest('input:not([type=radio],[type=checkbox]), textarea, select, [contenteditable], [role=dialog]')
    )
      return;
    const pressed = key.toLowerCase();
    const isRedo = pressed === 'y' ? ctrlKey && !shiftKey : pressed === 'z' && shiftKey;
    if (!isRedo && pressed !== 'z') return;
    event.preventDefault();
    if (isRedo) redo();
    else undo();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
