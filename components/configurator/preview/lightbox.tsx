'use client';

import { Dialog } from 'radix-ui';
import type { Picture } from '@/lib/domain/picture';
import { DialogFrame } from '@/components/ui/dialog-frame';
import { Icon } from '@/components/ui/icon';
import { useClosing } from '@/components/ui/use-closing';
import { LayerStack } from './layer-stack';
import { MissingLayers } from './missing-layers';

interface LightboxProps {
  readonly picture: Picture;
  readonly label: string;
  readonly onClose: () => void;
}

/** The picture as large as the window allows, from the 1600-wide files (specification §2.2). */
export default function Lightbox({ picture, label, onClose }: LightboxProps) {
  const { isOpen, close } = useClosing(onClose);
  return (
    <DialogFrame
      isOpen={isOpen}
      onClose={close}
      className="inset-0 m-auto aspect-[800/460] h-fit w-[min(96vw,calc(92svh*800/460),100rem)] overflow-hidden rounded-stage"
    >
      <Dialog.Title className="sr-only">{label}</Dialog.Title>
      <div className="stage-ground absolute inset-0">
        <LayerStack picture={picture} label={label} sizes="1600px" />
        <MissingLayers missing={picture.missing} />
      </div>
      <Dialog.Close
        aria-label="Close large image"
        className="absolute top-3 right-3 grid size-11 place-items-center rounded-round bg-card/95 shadow-float transition-colors duration-150 hover:text-accent"
      >
        <Icon name="close" />
      </Dialog.Close>
    </DialogFrame>
  );
}
