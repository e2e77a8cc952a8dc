// Shadows on floor and wall: one panel of coverage, one colour.
import sharp from 'sharp';
import { enlarge } from './enlarge.mjs';

export const SHADE = [34, 29, 24]; // sRGB: floor and piece throw light into every shadow, in their own hue
export const FINE = 256; // parts of a level that a smoothed panel tells
const DEEP = 110; // level of a shadow from which on floor and piece give back some of what is lost
const BOUNCED = 0.3; // share of what is beyond that they give back
const FULL = 180; // level, after that, from which on nothing is thinned
const THINNED = 0.72; // share of the thinnest
const REACH = 5; // pixels: deviation of what levels are smoothed by
const STEEP = 1.5 * FINE; // where smoothing moves more than that, there is an edge and no slope
const AROUND = 64; // pixels: deviation of what is asked how much shade lies around
const COARSE = 8; // pixels of the panel for one of that
const UNDER = 165 * FINE; // what a panel has where all of the sky is kept off
const [ALONE, AMIDST] = [0.82, 1.22]; // factors on shade with light all around, and with shade all around
const DITHER = [0.125, 0.625, 0.875, 0.375]; // of two by two pixels

/**
 * Coverage 0..255 of a shadow by that of its panel. Thin shade is a quarter lighter. What is dark throws light back and forth: below
 * a low case, where all of it is, there would be a slab and no slope.
 */
export function shadeOf(level) {
  const dark = level - BOUNCED * Math.max(0, level - DEEP);
  return dark * Math.min(1, THINNED + (1 - THINNED) * (dark / FULL));
}

/** A panel in 256ths of its levels. A wide slope is terraces of one level each, and the eye sees their rims: here it is one slope again. */
export async function smoothLevels(panel, width, height) {
  const levels = Uint16Array.from(panel, (level) => level * FINE);
  const smooth = await levelsOf(grey(levels, width, height).blur(REACH));
  return levels.map((level, i) => (Math.abs(smooth[i] - level) < STEEP ? smooth[i] : level));
}

/**
 * Deepens a smoothed panel where shade lies all around, and thins it toward where light comes in: as far as a piece keeps off
 * all of the sky its shade is drawn alike, and would be a plate.
 */
export async function deepenShade(levels, width, height) {
  const [columns, rows] = [Math.ceil(width / COARSE), Math.ceil(height / COARSE)];
  const coarse = grey(levels, width, height).resize(columns, rows, { fit: 'fill' });
  const around = new Uint16Array(levels.length);
  const from = await levelsOf(coarse.blur(AROUND / COARSE));
  enlarge({ from, columns, rows, step: COARSE, into: around, width, height });
  return levels.map((level, i) => {
    const share = Math.min(1, around[i] / UNDER);
    return Math.min(255 * FINE, level * (ALONE + (AMIDST - ALONE) * share));
  });
}

const grey = (levels, width, height) => sharp(levels, { raw: { width, height, channels: 1 } });

async function levelsOf(picture) {
  const { buffer, byteOffset, byteLength } = await picture.toColourspace('grey16').raw({ depth: 'ushort' }).toBuffer();
  return new Uint16Array(buffer, byteOffset, byteLength / Uint16Array.BYTES_PER_ELEMENT);
}

/**
 * Writes the alpha of a shadow by its one panel, as `smoothLevels` gives it; its colour is `SHADE`, all over. Parts of a level are
 * told by a pattern of 2×2 pixels of the picture that is asked for, which has one for `step` of these each way.
 */
export function shadePiece({ panels, width, height, rgba, at, stride, step }) {
  const [left, top] = [at % stride, Math.floor(at / stride)];
  for (let y = 0; y < height; y += 1) {
    let to = (at + y * stride) * 4;
    const row = (Math.floor((top + y) / step) & 1) * 2;
    for (let x = 0; x < width; x += 1, to += 4) {
      const level = panels[y * width + x];
      if (level === 0) continue;
      rgba[to + 3] = Math.floor(shadeOf(level / FINE) + DITHER[row + (Math.floor((left + x) / step) & 1)]);
    }
  }
}
