'use client';

import { useState } from 'react';

/**
 * For what opens a dialog that is rendered as long as it is open. `key` is that of this opening: a press while the last one still
 * fades (`useClosing`) opens the dialog anew, and the end of that fade closes it no more.
 */
export function useOpening() {
  const [{ key, isOpen }, setOpening] = useState({ key: 0, isOpen: false });
  return {
    key,
    isOpen,
    open: () => setOpening((last) => ({ key: last.key + 1, isOpen: true })),
    close: () => setOpening((last) => (last.key === key ? { key, isOpen: false } : last)),
  };
}
