import 'server-only';
import type { Selection } from '@/lib/domain/selection';
import { thumbnailAddress, thumbnailSubject } from '@/lib/domain/image-names';
import { styleIndex } from '@/lib/domain/style-index';
import { layerExists } from '../layers/layers';

/**
 * Thumbnails (`thumbnailSubject`) that a style's lists ask for and nobody has drawn yet; the screen says so instead. A
 * finish is drawn on every figure or on none, so what is missing now is missing in every finish.
 */
export function missingThumbnails(selection: Selection): readonly string[] {
  const subjects = styleIndex(selection.style).sections.flatMap(({ thumbnailPath, parts }) =>
    parts
      .filter((part) => {
        const address = thumbnailAddress(thumbnailPath, part, selection);
        return address !== null && !layerExists(address);
      })
      .map((part) => thumbnailSubject(thumbnailPath, part)),
  );
  return [...new Set(subjects)];
}
