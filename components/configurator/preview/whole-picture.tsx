'use client';

import { PREVIEW_FILES } from './decode-picture';
import { PICTURE_FRAME } from './layer-stack';

interface WholePictureProps {
  /** Address of all layers as one file. */
  readonly src: string;
  readonly onBroken?: () => void;
}

/** What the page is first painted with, scripts or none: it is asked for before anything else. */
export function WholePicture({ src, onBroken }: WholePictureProps) {
  // It may have failed before anybody listened.
  const check = (image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth === 0) onBroken?.();
  };
  return (
    // eslint-disable-next-line @next/next/no-img-element -- composed and sized by our own picture engine
    <img
      {...PICTURE_FRAME}
      {...PREVIEW_FILES(src)}
      ref={check}
      data-whole
      alt=""
      fetchPriority="high"
      onError={onBroken}
    />
  );
}
