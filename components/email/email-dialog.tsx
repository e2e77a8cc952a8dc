'use client';

import { useState } from 'react';
import { Dialog } from 'radix-ui';
import { Button } from '@/components/ui/button';
import { DialogFrame } from '@/components/ui/dialog-frame';
import { useClosing } from '@/components/ui/use-closing';
import { EmailForm } from './email-form';
import type { Draft } from './use-email-form';

interface EmailDialogProps extends Draft {
  readonly onClosed: () => void;
}

/**
 * Sends a design to a customer (specification §2.6). Escape puts it aside with what has been typed, Cancel throws
 * that away; a click beside it does neither.
 */
export default function EmailDialog({ onClosed, ...draft }: EmailDialogProps) {
  const { isOpen, close } = useClosing(onClosed);
  const [sentTo, setSentTo] = useState('');
  return (
    <DialogFrame
      isOpen={isOpen}
      onClose={close}
      staysOpenOutside={sentTo === ''}
      isDescribed
      className="inset-0 m-auto h-fit max-h-[92svh] w-[min(42rem,calc(100vw-2rem))] overflow-y-auto rounded-stage p-6 sm:p-9"
    >
      {sentTo === '' ? (
        <>
          <Dialog.Title className="type-display text-title">E-mail this design</Dialog.Title>
          <Dialog.Description className="mt-2 text-body text-pretty text-soft">
            The mail shows the piece, its parts and its price, with a link that opens it again. You get a copy.
          </Dialog.Description>
          <EmailForm {...draft} onSent={setSentTo} onCancel={close} />
        </>
      ) : (
        <>
          <Dialog.Title className="type-display text-title">Your e-mail is on its way</Dialog.Title>
          <Dialog.Description role="status" className="mt-2 text-body wrap-anywhere text-soft">
            It goes to {sentTo}, with a copy to you. Answers come to your own address.
          </Dialog.Description>
          <div className="mt-7 flex justify-end">
            <Button autoFocus onClick={close} className="min-w-28">
              Close
            </Button>
          </div>
        </>
      )}
    </DialogFrame>
  );
}
