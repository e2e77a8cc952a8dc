'use client';

import { useState, type ReactNode } from 'react';
import { Dialog } from 'radix-ui';
import { Button } from './button';
import { DialogFrame } from './dialog-frame';

interface PopupProps {
  /** What it says, one sentence a line; empty hides it. */
  readonly message: string;
  readonly onClose: () => void;
  /** Stands above the message, which then is the smaller of the two. */
  readonly title?: string;
  readonly button?: string;
  readonly isDismissable?: boolean;
  /** Between the message and its button. */
  readonly children?: ReactNode;
}

/** A message with a single button, which takes the focus (specification §2.2). */
export default function Popup({ message, onClose, title, button = 'Okay', isDismissable, children }: PopupProps) {
  const shown = useLastText(message);
  return (
    <DialogFrame
      isOpen={message !== ''}
      onClose={onClose}
      isDismissable={isDismissable}
      isDescribed={title !== undefined}
      className="inset-0 m-auto h-fit max-h-[80svh] w-fit min-w-[min(20rem,80vw)] max-w-[80vw] overflow-y-auto rounded-stage p-7 sm:p-9"
    >
      <Dialog.Title className="type-display text-title text-pretty whitespace-pre-line">{title ?? shown}</Dialog.Title>
      {title !== undefined && (
        <Dialog.Description className="mt-3 text-body whitespace-pre-line">{shown}</Dialog.Description>
      )}
      {children}
      <div className="mt-7 flex justify-end">
        <Button onClick={onClose} className="min-w-28" data-focus-first>
          {button}
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
