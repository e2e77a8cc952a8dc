'use client';

import { useState, type ReactNode } from 'react';
import { Button } from './button';

interface QuietNoteProps {
  readonly text: string;
  /** Buttons before the one that puts it away. */
  readonly children?: ReactNode;
}

/** Something worth knowing that changes nothing of what one is doing: said politely, and put away by a button. */
export default function QuietNote({ text, children }: QuietNoteProps) {
  const [isClosed, setIsClosed] = useState(false);
  if (isClosed) return null;
  return (
    <div
      role="status"
      className="above-bar fixed inset-x-4 z-30 mx-auto w-fit max-w-md rounded-soft bg-paper px-5 py-3 text-body text-ink shadow-float"
    >
      <p>{text}</p>
      <div className="-ml-5 flex flex-wrap">
        {children}
        <Button look="quiet" onClick={() => setIsClosed(true)}>
          Close
        </Button>
      </div>
    </div>
  );
}
