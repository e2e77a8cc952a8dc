import 'server-only';
import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { layerEngine } from '../layers/layers';
import type { Asker } from '../overload/fair-queue';

/** The page's ground, `--color-paper` of globals.css. */
const PAPER = '#fbfaf6';
/** Size of a layer in the files that are asked for, in pixels. */
const LARGE = { width: 1600, height: 920 };
const QUALITY = 86;

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
  // no signal: who joins meanwhile may want it longer than who asked first
  const asker = { caller: `piece for ${caller}` };
  const found = await Promise.all(addresses.map((address) => layerBytes(address, asker)));
  const layers = found.filter((bytes) => bytes !== null);
  if (layers.length === 0) return null;
  const frameHeight = Math.round((size.frameWidth * LARGE.height) / LARGE.width);
  const raw = { width: size.frameWidth, height: frameHeight, channels: 4 } as const;
  const scaled = await Promise.all(
    // Each is of the frame's size, but an admin's own file need not be.
    layers.map((bytes) => sharp(bytes).resize(raw.width, raw.height, { fit: 'fill' }).ensureAlpha().raw().toBuffer()),
  );
  const place = {
    left: Math.round((size.width - size.frameWidth) / 2),
    top: Math.round((size.height - frameHeight) / 2),
  };
  const piece = await sharp({ create: { width: size.width, height: size.height, channels: 3, background: PAPER } })
    .composite(scaled.map((input) => ({ input, raw, ...place })))
    .jpeg({ quality: QUALITY, mozjpeg: true })
    .toBuffer();
  return Buffer.from(piece);
}

async function layerBytes(address: string, asker: Asker): Promise<Uint8Array | null> {
  const engine = layerEngine();
  const file = engine.overrideFile(address);
  if (file) return readFile(file);
  const layer = engine.resolve(`${address}?w=${LARGE.width}`);
  return layer && engine.picture(layer, asker);
}
