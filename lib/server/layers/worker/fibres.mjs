import { CELL, grainDirections } from './direction.mjs';
import { DEVIATION, placeInTile, streaks } from './streaks.mjs';

const REACH = { line: 12, pore: 2 }; // pixels that a fibre and a pore run to either side
const OPEN = 1.2; // standard deviations from which on down a short streak is a pore
const FULL = 1; // and how many more make it as dark as can be

/** How open (0 to 1) the wood is where a short streak has this byte. */
const poreOf = Float32Array.from({ length: 256 }, (_, byte) => {
  const streak = ((byte << 24) >> 24) / DEVIATION;
  return Math.min(1, Math.max(0, (-streak - OPEN) / FULL));
});

/**
 * A grain map with fibres and pores as fine as a pixel: a map of a few kilobytes has lost them, and wood without them looks
 * brushed on. They run along the grain, with every member and round every leg; the noise they come from belongs to the frame,
 * so that a picture is the same every time and layers go on in one another.
 *
 * `lines` is the standard deviation of lighter and darker fibres, `pores` the depth of pores, both in levels of the map;
 * `left` and `top` are the map's place in the frame.
 */
export function withFibres(map, { coverage, width, height, left, top }, { lines, pores }) {
  const into = Uint8ClampedArray.from(map);
  const { columns, angles, certainty } = grainDirections(map, coverage, width, height);
  for (let cell = 0; cell < certainty.length; cell += 1) {
    if (certainty[cell] === 0) continue;
    const long = streaks(angles[cell], REACH.line);
    const short = streaks(angles[cell], REACH.pore);
    const [x, y] = [(cell % columns) * CELL, Math.floor(cell / columns) * CELL];
    const [right, bottom] = [Math.min(width, x + CELL), Math.min(height, y + CELL)];
    const [line, pore] = [(certainty[cell] * lines) / DEVIATION, certainty[cell] * pores];
    for (let row = y; row < bottom; row += 1) {
      for (let column = x, i = row * width + x; column < right; column += 1, i += 1) {
        const at = placeInTile(left + column, top + row);
        into[i] = map[i] + line * long[at] - pore * poreOf[short[at] & 255];
      }
    }
  }
  return into;
}
