'use client';

import { useState } from 'react';
import { Dialog } from 'radix-ui';
import { Button } from './button';
import { DialogFrame } from './dialog-frame';

interface PopupProps {
  /** What it says, one sentence a line; empty hides it. */
  readonly message: string;
  readonly onClose: () => void;
  readonly isDismissable?: boolean;
}

/** A message with a single Okay button, which takes the focus (SPEC §2). */
export default function Popup({ message, onClose, isDismissable }: PopupProps) {
  const shown = useLastText(message);
  return (
    <DialogFrame
      isOpen={message !== ''}
      onClose={onClose}
      isDismissable={isDismissable}
      className="inset-0 m-auto h-fit max-h-[80svh] w-fit min-w-[min(20rem,80vw)] max-w-[min(80vw,30rem)] overflow-y-auto rounded-stage p-7 sm:p-9"
    >
      <Dialog.Title className="type-display text-title whitespace-pre-line">{shown}</Dialog.Title>
      <div className="mt-7 flex justify-end">
        <Button onClick={onClose} className="min-w-28">
          Okay
        </Button>
      </div>
    </DialogFrame>
  );
}

/** Keeps the words on screen while the popup fades out. */
function useLastText(text: string): string {
  const [last, setLast] = useState(text);
  if (text !== '' && text !== last) setLast(text);
  return text === '' ? last : text;
}
