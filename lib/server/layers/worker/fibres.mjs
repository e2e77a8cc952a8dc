import { CELL, grainDirections } from './direction.mjs';

const SIDE = 256; // of a tile of noise, pixels
const WRAP = SIDE * SIDE - 1;
const DIRECTIONS = 48; // that there are tiles for, over half a turn
const REACH = { line: 12, pore: 2 }; // pixels that a fibre and a pore run to either side
const OPEN = 1.2; // standard deviations from which on down a short streak is a pore
const FULL = 1; // and how many more make it as dark as can be

const LEVELS = 31; // a standard deviation in a tile: what is rarer than one in ten thousand is cut off

const noise = whiteNoise();
const tiles = new Map(); // by direction, made when first asked for; 6 MB for all of them

/**
 * A grain map with fibres and pores as fine as a pixel: a map of a few kilobytes has lost them, and wood without them looks
 * brushed on. They are white noise smeared along the grain (line integral convolution), so they run with every member and bend
 * with every leg; the noise belongs to the frame, so that a picture is the same every time.
 *
 * `lines` is the standard deviation of lighter and darker fibres, `pores` the depth of pores, both in levels of the map;
 * `left` and `top` are the map's place in the frame.
 */
export function withFibres(map, { coverage, width, height, left, top }, { lines, pores }) {
  const into = Uint8ClampedArray.from(map);
  const { columns, angles, certainty } = grainDirections(map, coverage, width, height);
  for (let cell = 0; cell < certainty.length; cell += 1) {
    if (certainty[cell] === 0) continue;
    const { line, pore } = tileAlong(Math.round((angles[cell] / Math.PI) * DIRECTIONS) % DIRECTIONS);
    const [x, y] = [(cell % columns) * CELL, Math.floor(cell / columns) * CELL];
    const [right, bottom] = [Math.min(width, x + CELL), Math.min(height, y + CELL)];
    const [light, dark] = [(certainty[cell] * lines) / LEVELS, (certainty[cell] * pores) / 255];
    for (let row = y; row < bottom; row += 1) {
      const shift = (top + row) * SIDE + left;
      for (let column = x, i = row * width + x; column < right; column += 1, i += 1) {
        const at = (shift + column) & WRAP;
        into[i] = map[i] + light * line[at] - dark * pore[at];
      }
    }
  }
  return into;
}

/** Fibres (in `LEVELS`) and pores (0 to 255) of a tile whose grain runs in this one of all directions. */
function tileAlong(direction) {
  const known = tiles.get(direction);
  if (known) return known;
  const angle = (direction * Math.PI) / DIRECTIONS;
  const line = Int8Array.from(smeared(angle, REACH.line), (value) => Math.min(127, Math.max(-127, LEVELS * value)));
  const pore = Uint8ClampedArray.from(smeared(angle, REACH.pore), (value) => (255 * (-value - OPEN)) / FULL);
  const tile = { line, pore };
  tiles.set(direction, tile);
  return tile;
}

/** The noise averaged over `reach` pixels to either side along a direction, its standard deviation brought to 1. */
function smeared(angle, reach) {
  const sum = new Float32Array(noise.length);
  for (let step = -reach; step <= reach; step += 1) {
    const [x, y] = [step * Math.cos(angle), step * Math.sin(angle)];
    const [column, row] = [Math.floor(x), Math.floor(y)];
    const [u, v] = [x - column, y - row];
    const from = row * SIDE + column;
    for (let at = 0; at < sum.length; at += 1) {
      const corner = at + from;
      const upper = (1 - u) * noise[corner & WRAP] + u * noise[(corner + 1) & WRAP];
      const lower = (1 - u) * noise[(corner + SIDE) & WRAP] + u * noise[(corner + SIDE + 1) & WRAP];
      sum[at] += (1 - v) * upper + v * lower;
    }
  }
  const deviation = Math.sqrt(sum.reduce((total, value) => total + value * value, 0) / sum.length);
  return sum.map((value) => value / deviation);
}

/** Numbers from -0.5 to 0.5 that look random and are the same in every process (the finalizer of MurmurHash3). */
function whiteNoise() {
  return Float32Array.from({ length: SIDE * SIDE }, (_, at) => {
    let hash = at + 1;
    hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
    hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
    return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32 - 0.5;
  });
}
