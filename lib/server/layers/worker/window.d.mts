import type { Box } from './colour.mjs';

/** Factors on the light by column and by row of a piece. */
export interface WindowLight {
  readonly columns: Float32Array;
  readonly rows: Float32Array;
}

/** @param frame width and height of it; @param box where the piece lies in it, pixels. */
export declare function windowLight(frame: readonly [width: number, height: number], box: Box): WindowLight;
