import { WEAR_PANEL } from './colour.mjs';
import { DEVIATION, placeInTile, streaks } from './streaks.mjs';

const FLAT = 128; // wear byte of a plain face
const REACH = 2; // pixels to either side that a splinter is long
const DEPTH = 0.22; // standard deviation of where wear ends, as a share of how worn an arris is

/**
 * Frays worn edges, in place: finish comes off in splinters, and what a map of half the size has kept of them is a soft dash.
 * `relief` holds the four panels of `relief.webp`; `left` and `top` are their place in the frame. Flat faces and hollows stay.
 */
export function frayWear(relief, { width, height, left, top }) {
  const noise = streaks(0, REACH);
  const from = WEAR_PANEL * width * height;
  for (let row = 0; row < height; row += 1) {
    for (let column = 0, i = from + row * width; column < width; column += 1, i += 1) {
      const worn = relief[i] - FLAT;
      if (worn <= 0) continue;
      const frayed = worn * (1 + (DEPTH * noise[placeInTile(left + column, top + row)]) / DEVIATION);
      relief[i] = FLAT + Math.min(127, Math.max(0, Math.round(frayed)));
    }
  }
}
