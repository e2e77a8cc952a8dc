'use client';

import { Icon } from '@/components/ui/icon';

interface ChangeNoteProps {
  readonly note: string;
  readonly onUndo: () => void;
  readonly onClose: () => void;
}

/** Shown until the next pick; it is read out with the pick's own announcement. */
export default function ChangeNote({ note, onUndo, onClose }: ChangeNoteProps) {
  return (
    <div
      role="group"
      aria-label="Last change"
      className="above-bar fixed inset-x-4 z-30 mx-auto flex w-fit max-w-lg animate-rise items-center gap-2 rounded-soft bg-ink py-1 pr-1 pl-5 text-body text-paper shadow-float"
    >
      <p className="min-w-0 py-2">{note}</p>
      <button
        type="button"
        onClick={onUndo}
        className="min-h-11 shrink-0 px-3 font-semibold underline decoration-paper/50 underline-offset-4 hover:decoration-paper"
      >
        Undo
      </button>
      <button type="button" aria-label="Close" onClick={onClose} className="grid size-11 shrink-0 place-items-center">
        <Icon name="close" className="size-4!" />
      </button>
    </div>
  );
}
