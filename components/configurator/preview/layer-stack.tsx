import type { Picture } from '@/lib/domain/picture';
import { PREVIEW_FILES, type PictureFiles } from './decode-picture';

/** Place and size of each image of a stack, and of the one that stands for a whole stack. */
export const PICTURE_FRAME = {
  width: 800,
  height: 460,
  decoding: 'sync',
  className: 'absolute inset-0 size-full object-contain',
} as const;

interface LayerStackProps {
  readonly picture: Picture;
  readonly files?: PictureFiles;
}

/**
 * Layers on top of each other, bottom first. Their own texts are empty on purpose: the stack is one picture, and a
 * file that fails before scripts run leaves nothing behind instead of a broken icon.
 */
export function LayerStack({ picture, files = PREVIEW_FILES }: LayerStackProps) {
  return picture.layers.map(({ key, src }) => (
    // eslint-disable-next-line @next/next/no-img-element -- sized by our own picture engine
    <img key={key} {...PICTURE_FRAME} {...files(src)} data-layer={key} alt="" fetchPriority="high" />
  ));
}
