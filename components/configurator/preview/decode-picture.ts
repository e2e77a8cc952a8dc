import { isMissing, largePicture, layerSrcSet } from '@/lib/client/picture';
import { untilNextAttempt } from '@/lib/client/reconnect';
import type { Layer, Picture } from '@/lib/domain/picture';

/** What a browser is told of a picture's files, so that it chooses the same for loading ahead and for showing. */
export type PictureFiles = (src: string) => { readonly src: string; readonly srcSet?: string; readonly sizes?: string };

/** The file that fits the space of the preview. */
export const PREVIEW_FILES: PictureFiles = (src) => ({
  src,
  srcSet: layerSrcSet(src),
  sizes: '(min-width: 78rem) 800px, (min-width: 48rem) 66vw, 100vw',
});

/** The large file, whatever the space. */
export const LARGE_FILES: PictureFiles = (src) => ({ src: largePicture(src) });

/** Decoded images are kept a while: going back to a choice then swaps without a new request or decode. */
const KEPT_IMAGES = 60;
const decoded = new Map<string, HTMLImageElement>();

interface Attempts {
  readonly signal: AbortSignal;
  readonly files?: PictureFiles;
  readonly priority?: HTMLImageElement['fetchPriority'];
  /** The network or a server in trouble denies a layer. */
  readonly onFailure: () => void;
}

/**
 * The picture without the layers that do not exist, once all others are decoded; null once nobody waits any more. What is
 * denied is asked for again and again.
 */
export async function decodePicture(target: Picture, attempts: Attempts): Promise<Picture | null> {
  const { signal, onFailure, files = PREVIEW_FILES, priority } = attempts;
  for (let failures = 1; ; failures += 1) {
    const outcomes = await Promise.all(target.layers.map((layer) => loadLayer(layer, files, priority)));
    if (signal.aborted) return null;
    if (!outcomes.includes('denied')) {
      const missing = target.layers.filter((_, index) => outcomes[index] === 'missing').map(({ key }) => key);
      if (missing.length === 0) return target;
      return {
        layers: target.layers.filter(({ key }) => !missing.includes(key)),
        missing: [...target.missing, ...missing],
      };
    }
    onFailure();
    await untilNextAttempt(failures, signal);
    if (signal.aborted) return null;
  }
}

async function loadLayer(
  layer: Layer,
  files: PictureFiles,
  priority: Attempts['priority'],
): Promise<'decoded' | 'missing' | 'denied'> {
  if (await decodeLayer(layer, files, priority)) return 'decoded';
  return (await isMissing(layer.src)) ? 'missing' : 'denied';
}

/** Whether showing a picture takes no time. */
export const isDecoded = ({ layers }: Picture): boolean => layers.every(({ src }) => decoded.has(src));

/** Loads and decodes a layer, so that showing it takes no time; false when that fails. */
export async function decodeLayer(
  { src: address }: Layer,
  files: PictureFiles,
  priority: HTMLImageElement['fetchPriority'] = 'auto',
): Promise<boolean> {
  const { src, srcSet = '', sizes = '' } = files(address);
  if (decoded.has(src)) return true;
  const image = new Image();
  image.fetchPriority = priority;
  image.sizes = sizes;
  image.srcset = srcSet;
  image.src = src;
  try {
    await image.decode();
  } catch {
    return false;
  }
  decoded.set(src, image);
  for (const oldest of decoded.keys()) {
    if (decoded.size <= KEPT_IMAGES) break;
    decoded.delete(oldest);
  }
  return true;
}
