import type { Pixels } from './painter';

/** Levels of grey, or of coverage, row by row. */
export interface Plane {
  readonly width: number;
  readonly height: number;
  readonly data: Float32Array;
}

export const coverOf = (pixels: Pixels): Plane => planeOf(pixels, (data, at) => data[at + 3] ?? 0);

/** Luma of what is seen. */
export const greyOf = (pixels: Pixels): Plane =>
  planeOf(pixels, (data, at) => 0.299 * (data[at] ?? 0) + 0.587 * (data[at + 1] ?? 0) + 0.114 * (data[at + 2] ?? 0));

/** A loop: `Float32Array.from` of as many pixels takes longer than all that is measured on them. */
function planeOf({ width, height, data }: Pixels, value: (data: Uint8Array, at: number) => number): Plane {
  const levels = new Float32Array(width * height);
  for (let at = 0; at < levels.length; at += 1) levels[at] = value(data, at * 4);
  return { width, height, data: levels };
}
