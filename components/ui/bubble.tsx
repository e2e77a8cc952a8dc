import { useMemo, type MouseEvent, type ReactNode } from 'react';
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

const keepFocus = (event: Event | MouseEvent) => event.preventDefault();

/** Pixels a bubble wants beside what it must not cover. */
const ROOM = 240;

/**
 * As high as the anchor and as wide as the section around it: what stands beside that covers none of the anchor's
 * neighbours, which a hand may be on its way to.
 */
function placeBeside(anchor: HTMLElement) {
  const row = anchor.closest('[data-section]') ?? anchor;
  const getBoundingClientRect = () => {
    const { top, height } = anchor.getBoundingClientRect();
    const { left, width } = row.getBoundingClientRect();
    return new DOMRect(left, top, width, height);
  };
  const hasRoom = window.innerWidth - row.getBoundingClientRect().right >= ROOM;
  // With the anchor as its context, the place is followed when that scrolls.
  return hasRoom
    ? ({ side: 'right', current: { getBoundingClientRect, contextElement: anchor } } as const)
    : ({ side: 'top', current: anchor } as const);
}

/**
 * What stands beside a thing while a person rests on it, for the eye only: it never takes the focus. It stands in the page's
 * main landmark, as everything that is read does, and over the list it tells of only where there is no room beside.
 */
export function Bubble({ anchor, gap, onClose, onPointerEnter, onPointerLeave, className, children }: BubbleProps) {
  const place = useMemo(() => placeBeside(anchor), [anchor]);
  return (
    <Popover.Root open onOpenChange={(open) => !open && onClose()}>
      <Popover.Anchor virtualRef={place} />
      <Popover.Portal container={anchor.closest<HTMLElement>('main')}>
        <Popover.Content
          role="tooltip"
          side={place.side}
          sideOffset={gap}
          collisionPadding={12}
          onOpenAutoFocus={keepFocus}
          onCloseAutoFocus={keepFocus}
          onFocusOutside={keepFocus}
          onMouseDown={keepFocus}
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
