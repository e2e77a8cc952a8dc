import { WEAR_PANEL } from './colour.mjs';
import { DEVIATION, placeInTile, spots } from './streaks.mjs';

const FLAT = 128; // wear byte of a plain face
const WANDER = { reach: 12, depth: 0.5 }; // pixels of a hand's rub, and the standard deviation of how far it went, as a share
const NICK = { reach: 1, depth: 0.06 }; // the same of where the film breaks off

/**
 * Frays worn edges, in place: a hand rubs here more and there less, and a film breaks off unevenly; a map of half the size tells
 * how near the arris is and no more. `relief` holds the four panels of `relief.webp`; `left` and `top` are their place in the
 * frame. Flat faces and hollows stay.
 */
export function frayWear(relief, { width, height, left, top }) {
  const [wander, nick] = [spots(WANDER.reach), spots(NICK.reach)];
  const from = WEAR_PANEL * width * height;
  for (let row = 0; row < height; row += 1) {
    for (let column = 0, i = from + row * width; column < width; column += 1, i += 1) {
      const worn = relief[i] - FLAT;
      if (worn <= 0) continue;
      const at = placeInTile(left + column, top + row);
      const frayed = worn * (1 + (WANDER.depth * wander[at] + NICK.depth * nick[at]) / DEVIATION);
      relief[i] = FLAT + Math.min(127, Math.max(0, Math.round(frayed)));
    }
  }
}
