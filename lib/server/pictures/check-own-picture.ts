import 'server-only';
import sharp from 'sharp';
import { Problem } from '../http/problem';
import { isListPath, parseLayerPath } from '../layers/name';

/** Frames that a picture may have (specification §2.2), the largest first. */
const LAYER_SIZES = [
  { width: 1600, height: 920 },
  { width: 800, height: 460 },
] as const;
const LIST_SIZES = [{ width: 320, height: 320 }] as const;
const MAX_PIXELS = 1600 * 920;
const WEBP = { quality: 90, alphaQuality: 100, effort: 4 };

const refusal = (field: string, message: string): Problem =>
  new Problem(400, 'Some fields are wrong.', { [field]: [message] });

/** @throws Problem 400 for what names no layer, or a version of one */
export function requireLayerPath(path: string): void {
  const name = parseLayerPath(path);
  if (name === null || name.version !== null) {
    throw refusal('Path', 'must be the path of a layer, as /images/<family>/<layer>/<geometry>/<finish>.webp');
  }
}

/** Formats that a picture may come in, by sharp's names. */
const FORMATS = { webp: 'WebP', png: 'PNG' } as const;
type Format = keyof typeof FORMATS;
const BOTH: readonly Format[] = ['webp', 'png'];

const opened = (bytes: Uint8Array) => sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'warning' });

/**
 * What is wrong with a picture for this path, as what follows its name; null when it is fit. A layer's is transparent somewhere:
 * one that is not would hide everything below it; swatches and thumbnails stand alone.
 */
export async function pictureFault(
  path: string,
  bytes: Uint8Array,
  formats: readonly Format[] = BOTH,
): Promise<string | null> {
  const isOfList = isListPath(path);
  const sizes = isOfList ? LIST_SIZES : LAYER_SIZES;
  const frames = sizes.map(({ width, height }) => `${width} × ${height}`).join(' or ');
  const kind = `must be a ${formats.map((format) => FORMATS[format]).join(' or ')} picture`;
  try {
    const picture = opened(bytes);
    const { format, width, height, pages = 1 } = await picture.metadata();
    if (!formats.some((each) => each === format)) return kind;
    if (pages > 1) return 'must not be animated';
    if (!sizes.some((size) => size.width === width && size.height === height)) {
      return `must be ${frames} pixels; it is ${width} × ${height}`;
    }
    const { isOpaque } = await picture.stats();
    return isOpaque && !isOfList ? 'must be transparent around the layer' : null;
  } catch (error) {
    const isLarge = error instanceof Error && error.message.includes('pixel limit');
    return isLarge ? `must be ${frames} pixels; it is larger` : `${kind} that can be read`;
  }
}

/** A picture for this path as WebP, from WebP or PNG. @throws Problem 400 that says what is wrong with it */
export async function readOwnPicture(path: string, bytes: Uint8Array): Promise<Buffer> {
  const fault = await pictureFault(path, bytes);
  if (fault !== null) throw refusal('Base64', fault);
  const picture = opened(bytes);
  const { format } = await picture.metadata();
  return format === 'webp' ? Buffer.from(bytes) : picture.webp(WEBP).toBuffer();
}
