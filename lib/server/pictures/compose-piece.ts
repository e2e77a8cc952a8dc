import 'server-only';
import { readFile } from 'node:fs/promises';
import sharp, { type OverlayOptions } from 'sharp';
import { layerEngine } from '../layers/layers';
import type { Asker } from '../overload/fair-queue';

/** The page's ground, `--color-paper` of theme.css. */
const PAPER = '#fbfaf6';
const TRANSPARENT = { r: 0, g: 0, b: 0, alpha: 0 };
/** Size of a layer in the files that are asked for, in pixels. */
const LARGE = { width: 1600, height: 920 };
const SMALL_WIDTH = 800;
const JPEG = { quality: 86, mozjpeg: true };
/** Straight alpha without loss, as the layers have it, so that the piece stands on any ground as they do. */
const WEBP = { quality: 90, alphaQuality: 100, effort: 4 };

/** Widths that whole pictures are to be had in; the narrowest is for lists. */
export type WholeWidth = 400 | 800 | 1600;

/** A size to compose for, in pixels, and how wide the piece's frame is in it; the frame is centred. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
  readonly frameWidth: number;
}

/** As the preview shows it (specification §2.2). */
export const PREVIEW_SIZE: PictureSize = { width: 800, height: 460, frameWidth: 800 };
/** What social networks show of a link. The frame has air around the piece already: a little more will do. */
export const CARD_SIZE: PictureSize = { width: 1200, height: 630, frameWidth: 1020 };

/**
 * The layers of a piece, stacked on paper white, as JPEG. Colouring them is the picture engine's work, on threads of its
 * own. A layer that is gone by now is left out, as the preview does it.
 * @param addresses `/images/…`, bottom first
 * @param caller whose turn it takes; its layers wait apart from what the same caller wants one by one
 * @returns null when there is no layer to be had
 * @throws BusyError when too many pictures are waiting
 * @throws DamagedPassError when the source of a layer cannot be used
 */
export async function composePiece(
  addresses: readonly string[],
  size: PictureSize,
  caller: string,
): Promise<Buffer<ArrayBuffer> | null> {
  const stack = await stackOf(addresses, { from: LARGE.width, width: size.frameWidth, caller });
  if (!stack) return null;
  const place = {
    left: Math.round((size.width - size.frameWidth) / 2),
    top: Math.round((size.height - heightOf(size.frameWidth)) / 2),
  };
  const piece = await sharp({ create: { width: size.width, height: size.height, channels: 3, background: PAPER } })
    .composite(stack.map((layer) => ({ ...layer, ...place })))
    .jpeg(JPEG)
    .toBuffer();
  return Buffer.from(piece);
}

/**
 * The layers of a piece as one WebP on a transparent ground, which stands where they would. Like `composePiece` otherwise.
 * @param width of the picture, and of the layers it is made of where there are any so narrow, in pixels
 */
export async function composeWhole(
  addresses: readonly string[],
  width: WholeWidth,
  caller: string,
): Promise<Buffer<ArrayBuffer> | null> {
  const stack = await stackOf(addresses, { from: Math.max(width, SMALL_WIDTH), width, caller });
  if (!stack) return null;
  const whole = await sharp({ create: { width, height: heightOf(width), channels: 4, background: TRANSPARENT } })
    .composite(stack)
    .webp(WEBP)
    .toBuffer();
  return Buffer.from(whole);
}

const heightOf = (width: number): number => Math.round((width * LARGE.height) / LARGE.width);

interface Wish {
  /** Width of the files to take. */
  readonly from: number;
  /** Width they are to have. */
  readonly width: number;
  readonly caller: string;
}

/** The layers in pixels, bottom first; null when there is none. */
async function stackOf(addresses: readonly string[], { from, width, caller }: Wish): Promise<OverlayOptions[] | null> {
  // no signal: who joins meanwhile may want it longer than who asked first
  const asker = { caller: `piece for ${caller}` };
  const found = await Promise.all(addresses.map((address) => layerBytes(`${address}?w=${from}`, asker)));
  const layers = found.filter((bytes) => bytes !== null);
  if (layers.length === 0) return null;
  const raw = { width, height: heightOf(width), channels: 4 } as const;
  return Promise.all(
    layers.map(async (bytes) => ({
      // Each is of the frame's size, but an admin's own file need not be.
      input: await sharp(bytes).resize(raw.width, raw.height, { fit: 'fill' }).ensureAlpha().raw().toBuffer(),
      raw,
    })),
  );
}

/** @param address path and query */
async function layerBytes(address: string, asker: Asker): Promise<Uint8Array | null> {
  const engine = layerEngine();
  const [path = ''] = address.split('?', 1);
  const own = engine.own.file(path);
  if (own) return readFile(own.file);
  const layer = engine.resolve(address);
  return layer && engine.picture(layer, asker);
}
