'use client';

import { Popover } from 'radix-ui';
import { Bubble } from './bubble';

interface ReasonHintProps {
  readonly anchor: HTMLElement;
  readonly text: string;
  readonly onClose: () => void;
  readonly onPointerEnter: () => void;
}

/** The bubble beside a restricted part; the part itself carries the same text as its description. */
export default function ReasonHint({ text, onClose, ...place }: ReasonHintProps) {
  return (
    <Bubble
      {...place}
      gap={8}
      onClose={onClose}
      onPointerLeave={onClose}
      className="max-w-72 bg-ink px-3.5 py-2.5 text-note whitespace-pre-line text-paper"
    >
      {text}
      <Popover.Arrow className="fill-ink" />
    </Bubble>
  );
}
