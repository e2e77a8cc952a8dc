'use client';

import { useRef, type ReactNode } from 'react';
import { Dialog } from 'radix-ui';
import clsx from 'clsx';
import { useStillPage } from './use-still-page';

interface DialogFrameProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** False keeps Escape and the backdrop from closing it. */
  readonly isDismissable?: boolean;
  /** Keeps the backdrop alone from closing it. */
  readonly staysOpenOutside?: boolean;
  /** True when a `Dialog.Description` is among the children. */
  readonly isDescribed?: boolean;
  /** Called when it has closed: true when the focus has been put elsewhere than back to where it was. */
  readonly takeFocus?: () => boolean;
  readonly className: string;
  readonly children: ReactNode;
}

/** The control marked with `data-focus-first`, where the first one is not what a person wants. */
function focusFirst(dialog: EventTarget | null): boolean {
  const control = dialog instanceof Element ? dialog.querySelector('[data-focus-first]') : null;
  if (control instanceof HTMLElement) control.focus();
  return control !== null;
}

/** Backdrop and panel that every dialog shares: 150 ms in, 75 ms out, focus trapped and returned (specification §9). */
export function DialogFrame({
  isOpen,
  onClose,
  isDismissable = true,
  staysOpenOutside = false,
  isDescribed,
  takeFocus,
  className,
  children,
}: DialogFrameProps) {
  const unless = (isAllowed: boolean) => (event: Event) => {
    if (!isAllowed) event.preventDefault();
  };
  // No trigger opens these dialogs, so the focus is taken back by hand to where it was.
  const opener = useRef<Element | null>(null);
  const returnFocus = (event: Event) => {
    event.preventDefault();
    if (takeFocus?.()) return;
    if (opener.current instanceof HTMLElement) opener.current.focus();
  };
  useStillPage(isOpen);
  return (
    <Dialog.Root open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        {/* Radix's own backdrop keeps the page still by a style element, which the policy refuses (decision 006). */}
        <div
          data-backdrop
          data-state={isOpen ? 'open' : 'closed'}
          className="pointer-events-auto fixed inset-0 z-40 bg-ink/45 data-[state=closed]:animate-vanish data-[state=open]:animate-appear"
        />
        <Dialog.Content
          {...(!isDescribed && { 'aria-describedby': undefined })}
          onOpenAutoFocus={(event) => {
            opener.current = document.activeElement;
            if (focusFirst(event.currentTarget)) event.preventDefault();
          }}
          onCloseAutoFocus={returnFocus}
          onEscapeKeyDown={unless(isDismissable)}
          onInteractOutside={unless(isDismissable && !staysOpenOutside)}
          className={clsx(
            'fixed z-50 bg-paper text-ink shadow-float focus:outline-none data-[state=closed]:animate-sink data-[state=open]:animate-rise',
            className,
          )}
        >
          {children}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
