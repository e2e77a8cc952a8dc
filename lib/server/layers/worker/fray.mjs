import { WEAR_PANEL } from './colour.mjs';
import { DEVIATION, placeInTile, spots } from './streaks.mjs';

const FLAT = 128; // wear byte of a plain face
const RUBBED = 0.65; // share of how near an arris is that a hand has worn it, on the whole
// Where more and where less: over hands' breadths, over a finger's, and where the film breaks off. Pixels, and the standard
// deviation as a share. Without the first a long edge would be a row of dashes.
const UNEVEN = [
  { reach: 48, depth: 0.36 },
  { reach: 12, depth: 0.2 },
  { reach: 3, depth: 0.11 },
  { reach: 1, depth: 0.09 },
];

/**
 * Frays worn edges, in place: a hand rubs here more and there less, and a film breaks off unevenly; a map of half the size tells
 * how near the arris is and no more. `relief` holds the four panels of `relief.webp`; `left` and `top` are their place in the
 * frame. Flat faces and hollows stay.
 */
export function frayWear(relief, { width, height, left, top }) {
  const rubs = UNEVEN.map(({ reach, depth }) => ({ tile: spots(reach), by: depth / DEVIATION }));
  const from = WEAR_PANEL * width * height;
  for (let row = 0; row < height; row += 1) {
    for (let column = 0, i = from + row * width; column < width; column += 1, i += 1) {
      const worn = relief[i] - FLAT;
      if (worn <= 0) continue;
      const at = placeInTile(left + column, top + row);
      let share = RUBBED;
      for (const { tile, by } of rubs) share += by * tile[at];
      relief[i] = FLAT + Math.min(127, Math.max(0, Math.round(worn * share)));
    }
  }
}
