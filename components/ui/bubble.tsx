import type { ReactNode } from 'react';
import { Popover } from 'radix-ui';
import clsx from 'clsx';

interface BubbleProps {
  readonly anchor: HTMLElement;
  /** Pixels from the anchor. */
  readonly gap: number;
  readonly onClose: () => void;
  readonly onPointerEnter?: () => void;
  readonly onPointerLeave?: () => void;
  readonly className: string;
  readonly children: ReactNode;
}

const keepFocus = (event: Event) => event.preventDefault();

/**
 * What stands beside a thing while a person rests on it, for the eye only: it never takes the focus. It stands in the page's
 * main landmark, as everything that is read does.
 */
export function Bubble({ anchor, gap, onClose, onPointerEnter, onPointerLeave, className, children }: BubbleProps) {
  return (
    <Popover.Root open onOpenChange={(open) => !open && onClose()}>
      <Popover.Anchor virtualRef={{ current: anchor }} />
      <Popover.Portal container={anchor.closest<HTMLElement>('main')}>
        <Popover.Content
          role="tooltip"
          side="right"
          sideOffset={gap}
          collisionPadding={12}
          onOpenAutoFocus={keepFocus}
          onCloseAutoFocus={keepFocus}
          onFocusOutside={keepFocus}
          onPointerEnter={onPointerEnter}
          onPointerLeave={onPointerLeave}
          className={clsx('z-30 animate-appear rounded-soft shadow-float', className)}
        >
          {children}
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
