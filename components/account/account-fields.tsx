'use client';

import type { ReactNode, SyntheticEvent } from 'react';
import { goTo } from '@/lib/client/navigate';
import { FormButtons } from '@/components/ui/form-buttons';
import { useHydrated } from '@/components/ui/use-hydrated';

interface AccountFieldsProps {
  readonly onSubmit: (event: SyntheticEvent) => unknown;
  /** Text of the button that sends. */
  readonly action: string;
  readonly isBusy: boolean;
  /** Where Cancel leads; the reset form has none (specification §2.5). */
  readonly cancelPath?: string;
  readonly children: ReactNode;
  /** Stands between the fields and the buttons. */
  readonly problem?: ReactNode;
}

/**
 * Fields and buttons of an account form. It sends nothing before scripts have taken over, and never by GET: a password must
 * not get into an address.
 */
export function AccountFields({ onSubmit, action, isBusy, cancelPath, children, problem }: AccountFieldsProps) {
  const isReady = useHydrated();
  const send = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!isBusy) void onSubmit(event);
  };
  return (
    <form method="post" noValidate onSubmit={send} className="mt-8 flex flex-col gap-5">
      {children}
      {problem}
      <FormButtons
        action={action}
        isReady={isReady}
        isBusy={isBusy}
        sendClass="whitespace-nowrap"
        onCancel={cancelPath === undefined ? undefined : () => goTo(cancelPath)}
      />
    </form>
  );
}
