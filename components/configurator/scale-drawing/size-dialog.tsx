'use client';

import { Dialog } from 'radix-ui';
import type { Selection } from '@/lib/domain/selection';
import { dimensionsOf } from '@/lib/families/dimensions/dimensions';
import { dimensionsText } from '@/lib/families/dimensions/words';
import { DialogFrame } from '@/components/ui/dialog-frame';
import { Icon } from '@/components/ui/icon';
import { useClosing } from '@/components/ui/use-closing';
import ScaleDrawing from './scale-drawing';

interface SizeDialogProps {
  readonly selection: Selection;
  readonly name: string;
  readonly onClose: () => void;
}

/** Most a drawing is high in the dialog, pixels; less where the window is. */
const HEIGHT = 620;
/** What stands above and below it. */
const AROUND = 190;

/** The scale drawing, large, with all it says in words. */
export default function SizeDialog({ selection, name, onClose }: SizeDialogProps) {
  const { isOpen, close } = useClosing(onClose);
  const dimensions = dimensionsOf(selection);
  const height = Math.max(320, Math.min(HEIGHT, window.innerHeight - AROUND));
  return (
    <DialogFrame
      isOpen={isOpen}
      onClose={close}
      isDescribed
      className="inset-0 m-auto h-fit max-h-[94svh] w-[min(96vw,56rem)] overflow-y-auto rounded-stage px-4 pt-5 pb-6 sm:px-8"
    >
      <div className="mb-4 flex items-start justify-between gap-4">
        <div>
          <Dialog.Title className="type-display text-title">True size</Dialog.Title>
          <Dialog.Description className="mt-1 text-note text-soft">
            {name}. {dimensions && dimensionsText(dimensions)}
          </Dialog.Description>
        </div>
        <Dialog.Close aria-label="Close drawing" className="-mt-1 -mr-2 grid size-11 shrink-0 place-items-center">
          <Icon name="close" />
        </Dialog.Close>
      </div>
      <ScaleDrawing selection={selection} height={height} />
    </DialogFrame>
  );
}
