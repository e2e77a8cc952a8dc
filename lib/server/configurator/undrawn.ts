import 'server-only';
import type { Selection } from '@/lib/domain/selection';
import { thumbnailAddress } from '@/lib/domain/image-names';
import { styleIndex } from '@/lib/domain/style-index';
import { layerExists } from '../layers/layers';

/** Addresses of thumbnails that a style's lists ask for and nobody has drawn yet; the screen says so instead. */
export function undrawnThumbnails(selection: Selection): readonly string[] {
  const wanted = styleIndex(selection.style).sections.flatMap((section) =>
    section.parts.map((part) => thumbnailAddress(section.thumbnailPath, part, selection)),
  );
  return [...new Set(wanted)].filter((address) => address !== null).filter((address) => !layerExists(address));
}
