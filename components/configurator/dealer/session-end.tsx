'use client';

import { useState } from 'react';
import { acknowledgeEnd } from '@/lib/client/session';
import { Button, buttonClass } from '@/components/ui/button';
import { LoginLink } from './login-link';

/** Says that a session is over, which changes every price on the page, and leads back in. */
export default function SessionEnd({ text }: { readonly text: string }) {
  // Closed, it gives the focus back to what was being done.
  const [before] = useState(() => document.activeElement);
  const close = () => {
    if (before instanceof HTMLElement) before.focus();
    acknowledgeEnd();
  };
  return (
    <div
      role="alert"
      className="above-bar fixed inset-x-4 z-30 mx-auto w-fit max-w-md rounded-soft bg-paper px-5 py-3 text-body text-ink shadow-float"
    >
      <p className="font-semibold">{text}</p>
      <LoginLink className={`${buttonClass('quiet')} -ml-5`}>Sign in</LoginLink>
      <Button look="quiet" onClick={close}>
        Close
      </Button>
    </div>
  );
}
