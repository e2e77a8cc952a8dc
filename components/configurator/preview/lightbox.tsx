'use client';

import { Dialog } from 'radix-ui';
import type { Picture } from '@/lib/domain/picture';
import { Button } from '@/components/ui/button';
import { DialogFrame } from '@/components/ui/dialog-frame';
import { Icon } from '@/components/ui/icon';
import { useClosing } from '@/components/ui/use-closing';
import { LARGE_FILES } from './decode-picture';
import { LayerStack } from './layer-stack';
import { MissingLayers } from './missing-layers';
import { useLargePicture } from './use-large-picture';
import { WholePicture } from './whole-picture';
import { ZoomStage } from './zoom-stage';

interface LightboxProps {
  readonly picture: Picture;
  /** Address of the picture as one file, while that is what the preview shows. */
  readonly whole: string | null;
  readonly label: string;
  readonly onClose: () => void;
}

/**
 * The picture as large as the window allows, and larger (specification §2.2). It opens with what the preview shows; the
 * large files take its place all at once.
 */
export default function Lightbox({ picture, whole, label, onClose }: LightboxProps) {
  const { isOpen, close } = useClosing(onClose);
  const { large, isDenied, retry } = useLargePicture(picture);
  return (
    <DialogFrame
      isOpen={isOpen}
      onClose={close}
      className="inset-0 m-auto overflow-hidden md:aspect-[800/460] md:h-fit md:w-[min(96vw,calc(92svh*800/460),100rem)] md:rounded-stage"
    >
      <Dialog.Title className="sr-only">{label}</Dialog.Title>
      <div className="stage-ground absolute inset-0">
        <ZoomStage label={label}>
          {large ? (
            <LayerStack picture={large} files={LARGE_FILES} />
          ) : whole === null ? (
            <LayerStack picture={picture} />
          ) : (
            <WholePicture src={whole} />
          )}
        </ZoomStage>
        <MissingLayers missing={(large ?? picture).missing} />
        <div role="status" className="absolute inset-x-4 top-4 mr-12 text-note text-ink">
          {isDenied && (
            <p className="inline-block rounded-soft bg-card/90 px-3 py-1">
              The large picture could not be loaded. Trying again.
              <Button look="quiet" className="-my-2 -mr-4" onClick={retry}>
                Retry
              </Button>
            </p>
          )}
        </div>
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
