'use client';

import { useState } from 'react';

/** The dialogs' own closing fade, after which they may leave the page. */
export const EXIT_MS = 75;

/** For a dialog that is open as long as it is rendered: closes it at once, and tells the parent when it has faded. */
export function useClosing(onClosed: () => void) {
  const [isOpen, setIsOpen] = useState(true);
  const close = () => {
    setIsOpen(false);
    window.setTimeout(onClosed, EXIT_MS);
  };
  return { isOpen, close };
}
