import { DEVIATION, placeInTile, streaks } from './streaks.mjs';

// Warp and weft of what lies on a bed run along its width and its length, as the beds' camera sees them (radians).
const [WEFT, WARP] = [(16 * Math.PI) / 180, (160 * Math.PI) / 180];
const REACH = 5; // pixels that a thread lies on top to either side
const APART = 101; // pixels between the two in the frame's noise, which is one

/**
 * The map of a cloth with its threads, finer than any map of a few kilobytes can keep. `depth` is their standard deviation in
 * levels of the map; `left` and `top` are the map's place in the frame.
 */
export function withThreads(map, { width, height, left, top }, depth) {
  const into = Uint8ClampedArray.from(map);
  const [weft, warp] = [streaks(WEFT, REACH), streaks(WARP, REACH)];
  const share = depth / (DEVIATION * Math.SQRT2);
  for (let row = 0; row < height; row += 1) {
    for (let column = 0, i = row * width; column < width; column += 1, i += 1) {
      const [x, y] = [left + column, top + row];
      into[i] = map[i] + share * (weft[placeInTile(x, y)] + warp[placeInTile(x + APART, y + APART)]);
    }
  }
  return into;
}
