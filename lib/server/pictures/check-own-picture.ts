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

/**
 * A picture for this path as WebP, from WebP or PNG of its frame's size. A layer's is transparent somewhere: one that is not
 * would hide everything below it; swatches and thumbnails stand alone.
 * @throws Problem 400 that says what is wrong with it
 */
export async function readOwnPicture(path: string, bytes: Uint8Array): Promise<Buffer> {
  const isOfList = isListPath(path);
  const sizes = isOfList ? LIST_SIZES : LAYER_SIZES;
  const frames = sizes.map(({ width, height }) => `${width} × ${height}`).join(' or ');
  const unreadable = (error: unknown): never => {
    if (error instanceof Error && error.message.includes('pixel limit')) {
      throw refusal('Base64', `must be ${frames} pixels; it is larger`);
    }
    throw refusal('Base64', 'must be a WebP or PNG picture that can be read');
  };
  const picture = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'warning' });
  const { format, width, height, pages = 1 } = await picture.metadata().catch(unreadable);
  if (format !== 'webp' && format !== 'png') throw refusal('Base64', 'must be a WebP or PNG picture');
  if (pages > 1) throw refusal('Base64', 'must not be animated');
  if (!sizes.some((size) => size.width === width && size.height === height)) {
    throw refusal('Base64', `must be ${frames} pixels; it is ${width} × ${height}`);
  }
  const { isOpaque } = await picture.stats().catch(unreadable);
  if (isOpaque && !isOfList) throw refusal('Base64', 'must be transparent around the layer');
  return format === 'webp' ? Buffer.from(bytes) : picture.webp(WEBP).toBuffer();
}
