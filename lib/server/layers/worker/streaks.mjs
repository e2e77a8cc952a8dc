export const DEVIATION = 31; // levels of a tile that are its standard deviation: what is rarer than one in ten thousand is cut off
const SIDE = 256; // of a tile, pixels
const WRAP = SIDE * SIDE - 1;
const DIRECTIONS = 48; // that there are tiles for, over half a turn

const noise = whiteNoise();
const tiles = new Map(); // by reach and direction, spots by -reach; made when first asked for, 64 kB each

/** Where a pixel of the frame lies in every tile. */
export const placeInTile = (x, y) => (y * SIDE + x) & WRAP;

/**
 * White noise smeared over `reach` pixels to either side along `angle` (radians, clockwise from the x-axis): line integral
 * convolution, one tile of the frame, in `DEVIATION` around 0. The same in every process.
 */
export function streaks(angle, reach) {
  const direction = Math.round((angle / Math.PI) * DIRECTIONS) % DIRECTIONS;
  return tileOf(reach * DIRECTIONS + direction, () => smeared(noise, (direction * Math.PI) / DIRECTIONS, reach));
}

const ROUND = [0, 1, 2, 3].map((quarter) => (quarter * Math.PI) / 4);

/** White noise smeared over `reach` pixels along four directions: soft round spots, a tile as `streaks` are. */
export function spots(reach) {
  return tileOf(-reach, () => ROUND.reduce((from, angle) => smeared(from, angle, reach), noise));
}

function tileOf(key, make) {
  const known = tiles.get(key);
  if (known) return known;
  const tile = levelled(make());
  tiles.set(key, tile);
  return tile;
}

function smeared(from, angle, reach) {
  const sum = new Float32Array(from.length);
  for (let step = -reach; step <= reach; step += 1) {
    const [x, y] = [step * Math.cos(angle), step * Math.sin(angle)];
    const [column, row] = [Math.floor(x), Math.floor(y)];
    const [u, v] = [x - column, y - row];
    const aside = row * SIDE + column;
    for (let at = 0; at < sum.length; at += 1) {
      const corner = at + aside;
      const upper = (1 - u) * from[corner & WRAP] + u * from[(corner + 1) & WRAP];
      const lower = (1 - u) * from[(corner + SIDE) & WRAP] + u * from[(corner + SIDE + 1) & WRAP];
      sum[at] += (1 - v) * upper + v * lower;
    }
  }
  return sum;
}

function levelled(sum) {
  let mean = 0;
  for (const value of sum) mean += value / sum.length;
  let squares = 0;
  for (const value of sum) squares += (value - mean) ** 2;
  const scale = DEVIATION / Math.sqrt(squares / sum.length);
  const tile = new Int8Array(sum.length); // filled by hand: `from` with a function takes ten times as long
  for (let at = 0; at < sum.length; at += 1) tile[at] = Math.min(127, Math.max(-127, (sum[at] - mean) * scale));
  return tile;
}

/** Numbers from -0.5 to 0.5 that look random (the finalizer of MurmurHash3 on 1, 2, 3 …). */
function whiteNoise() {
  return Float32Array.from({ length: SIDE * SIDE }, (_, at) => {
    let hash = at + 1;
    hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
    hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
    return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32 - 0.5;
  });
}
