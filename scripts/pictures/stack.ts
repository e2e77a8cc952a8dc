import sharp, { type Sharp } from 'sharp';
import type { PictureLayer } from './configurations';
import type { Painter } from './painter';

/** What sheets and pages of pictures lay pieces on. */
export const GROUND = '#f4f0e7';

/** Those of the pictures that are drawn, over one another on the ground; null when none is. */
export async function stackOf(painter: Painter, addresses: readonly string[]): Promise<Sharp | null> {
  const drawn = addresses.filter((address) => painter.keyOf(address) !== null);
  const [first, ...rest] = await Promise.all(drawn.map((address) => painter.compose(address)));
  if (!first) return null;
  return sharp(first)
    .composite(rest.map((input) => ({ input: Buffer.from(input) })))
    .flatten({ background: GROUND });
}

/** A piece as a retina screen shows it, 1600 wide; null when none of its layers is drawn. */
export const fullSizeOf = (painter: Painter, layers: readonly PictureLayer[]): Promise<Sharp | null> =>
  stackOf(
    painter,
    layers.map(({ address }) => `${address}?w=1600`),
  );
