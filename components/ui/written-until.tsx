'use client';

import { useState, type ReactNode } from 'react';

interface WrittenUntilProps {
  /** From the first time that this is true, the content lives. */
  readonly isNeeded: boolean;
  readonly children: ReactNode;
}

/**
 * Hidden content that stays in the document as the server wrote it, so that the page is whole without scripts, and costs
 * the browser nothing until somebody needs it (docs/decisions/005).
 */
export function WrittenUntil({ isNeeded, children }: WrittenUntilProps) {
  const [isAlive, setIsAlive] = useState(isNeeded);
  if (isNeeded && !isAlive) setIsAlive(true);
  if (isAlive || isNeeded || typeof window === 'undefined') return <div key="alive">{children}</div>;
  // What the server wrote is left alone: React makes no part of it its own.
  return <div key="written" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;
}
