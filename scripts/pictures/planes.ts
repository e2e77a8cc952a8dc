import type { Pixels } from './painter';

/** Levels of grey, or of coverage, row by row. */
export interface Plane {
  readonly width: number;
  readonly height: number;
  readonly data: Float32Array;
}

export const coverOf = ({ width, height, data }: Pixels): Plane => ({
  width,
  height,
  data: Float32Array.from({ length: width * height }, (_, at) => data[at * 4 + 3] ?? 0),
});

/** Luma of what is seen. */
export const greyOf = ({ width, height, data }: Pixels): Plane => ({
  width,
  height,
  data: Float32Array.from(
    { length: width * height },
    (_, at) => 0.299 * (data[at * 4] ?? 0) + 0.587 * (data[at * 4 + 1] ?? 0) + 0.114 * (data[at * 4 + 2] ?? 0),
  ),
});

/** Its red, green and blue. */
export const coloursOf = ({ width, height, data }: Pixels): readonly Plane[] =>
  [0, 1, 2].map((colour) => ({
    width,
    height,
    data: Float32Array.from({ length: width * height }, (_, at) => data[at * 4 + colour] ?? 0),
  }));
