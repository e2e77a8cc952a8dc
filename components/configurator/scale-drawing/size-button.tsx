'use client';

import type { Selection } from '@/lib/domain/selection';
import { Icon } from '@/components/ui/icon';
import { lazyFeature } from '@/components/ui/lazy-feature';
import { useOpening } from '@/components/ui/use-opening';

const SizeDialog = lazyFeature(() => import('./size-dialog'));

/** On the picture, where there is least of the piece: opens the scale drawing of what it shows. */
export function SizeButton({ selection, name }: { readonly selection: Selection; readonly name: string }) {
  const { key, isOpen, open, close } = useOpening();
  return (
    <>
      <button
        type="button"
        onClick={open}
        className="needs-script absolute bottom-1.5 left-1.5 flex min-h-11 items-center gap-2 rounded-round bg-card/95 px-4 text-note text-ink shadow-float transition-colors duration-150 hover:text-accent lg:bottom-3 lg:left-3"
      >
        <Icon name="ruler" />
        True size
      </button>
      {isOpen && <SizeDialog key={key} onDismiss={close} props={{ selection, name, onClose: close }} />}
    </>
  );
}
