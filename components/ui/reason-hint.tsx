'use client';

import { Popover } from 'radix-ui';

interface ReasonHintProps {
  readonly anchor: HTMLElement;
  readonly text: string;
  readonly onClose: () => void;
  readonly onPointerEnter: () => void;
}

/**
 * The bubble beside a restricted part. It never takes the focus: the part itself carries the same text as its
 * description, so this is for the eye only. It stands in the page's main landmark, as everything that is read does.
 */
export default function ReasonHint({ anchor, text, onClose, onPointerEnter }: ReasonHintProps) {
  const keepFocus = (event: Event) => event.preventDefault();
  return (
    <Popover.Root open onOpenChange={(open) => !open && onClose()}>
      <Popover.Anchor virtualRef={{ current: anchor }} />
      <Popover.Portal container={anchor.closest<HTMLElement>('main')}>
        <Popover.Content
          role="tooltip"
          side="right"
          sideOffset={8}
          collisionPadding={12}
          onOpenAutoFocus={keepFocus}
          onCloseAutoFocus={keepFocus}
          onFocusOutside={keepFocus}
          onPointerEnter={onPointerEnter}
          onPointerLeave={onClose}
          className="z-30 max-w-72 animate-appear rounded-soft bg-ink px-3.5 py-2.5 text-note whitespace-pre-line text-paper shadow-float"
        >
          {text}
          <Popover.Arrow className="fill-ink" />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
