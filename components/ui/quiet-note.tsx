'use client';

import { useState } from 'react';
import { Button } from './button';

/** Something worth knowing that changes nothing of what one is doing: said politely, and put away by a button. */
export default function QuietNote({ text }: { readonly text: string }) {
  const [isClosed, setIsClosed] = useState(false);
  if (isClosed) return null;
  return (
    <div
      role="status"
      className="above-bar fixed inset-x-4 z-30 mx-auto w-fit max-w-md rounded-soft bg-paper px-5 py-3 text-body text-ink shadow-float"
    >
      <p>{text}</p>
      <Button look="quiet" className="-ml-5" onClick={() => setIsClosed(true)}>
        Close
      </Button>
    </div>
  );
}
