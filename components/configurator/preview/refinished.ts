import type { ImageNames } from '@/lib/domain/image-names';
import type { Layer, Picture } from '@/lib/domain/picture';

/** A folder of layers of one shape, with the version that only the server knows (specification §18.4). */
const VERSION = /\.[0-9a-f]{8}$/;

/**
 * The layers of a picture in the finish that `names` gives them: what the server is about to name where a pick leaves the
 * shapes as they are. Layers whose shape changes are left out.
 * @param names as the configuration derives them, without versions
 */
export function refinished({ layers }: Picture, names: ImageNames): readonly Layer[] {
  return layers.flatMap(({ key, src }) => {
    const { folder } = partsOf(src);
    const next = partsOf(names.path + (names.layers[key] ?? ''));
    return next.folder === folder.replace(VERSION, '') ? { key, src: folder + next.file } : [];
  });
}

function partsOf(path: string): { readonly folder: string; readonly file: string } {
  const end = path.lastIndexOf('/');
  return { folder: path.slice(0, end), file: path.slice(end) };
}
