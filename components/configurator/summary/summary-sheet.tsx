'use client';

import { useRef, type ReactNode } from 'react';
import { Dialog } from 'radix-ui';
import type { Section } from '@/lib/domain/catalogue';
import { DialogFrame } from '@/components/ui/dialog-frame';
import { Icon } from '@/components/ui/icon';
import { useClosing } from '@/components/ui/use-closing';
import { RevealProvider, useReveal } from '../sections/open-section';

interface SummarySheetProps {
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** The summary as a sheet from the bottom edge of a phone. A row takes it away and leads to its section. */
export default function SummarySheet({ onClose, children }: SummarySheetProps) {
  const { isOpen, close } = useClosing(onClose);
  const reveal = useReveal();
  const next = useRef<Section>(null);
  const leaveFor = (section: Section) => {
    next.current = section;
    close();
  };
  const takeFocus = () => {
    if (next.current) reveal(next.current);
    return next.current !== null;
  };
  return (
    <DialogFrame
      isOpen={isOpen}
      onClose={close}
      takeFocus={takeFocus}
      className="inset-x-0 bottom-0 max-h-[88svh] overflow-y-auto overscroll-contain rounded-t-stage px-4 pb-8"
    >
      <div className="sticky top-0 z-10 -mx-4 mb-3 flex items-center justify-between bg-paper px-4 py-2">
        <Dialog.Title className="type-display text-title">Summary</Dialog.Title>
        <Dialog.Close aria-label="Close summary" className="-mr-2 grid size-11 place-items-center">
          <Icon name="close" />
        </Dialog.Close>
      </div>
      <RevealProvider value={leaveFor}>{children}</RevealProvider>
    </DialogFrame>
  );
}
