'use client';

import { useEffect, useRef, type ReactNode } from 'react';
import { ADMIN_SCREENS } from '@/lib/contracts/admin/desk';

interface DraftEndProps {
  /** What has become of the draft; null while it is open. */
  readonly outcome: string | null;
  /** The forms that end it. */
  readonly children: ReactNode;
}

/** How a draft ends: its forms, and in their place what has become of it. The focus goes there with the form that had it. */
export function DraftEnd({ outcome, children }: DraftEndProps) {
  const said = useRef<HTMLParagraphElement>(null);
  const last = useRef(outcome);
  useEffect(() => {
    if (last.current === null && outcome !== null) said.current?.focus();
    last.current = outcome;
  }, [outcome]);
  if (outcome === null) return children;
  return (
    <p ref={said} tabIndex={-1} className="mt-10 text-lead font-semibold">
      {outcome}{' '}
      <a href={ADMIN_SCREENS.drafts} className="underline underline-offset-4">
        All drafts
      </a>
    </p>
  );
}
