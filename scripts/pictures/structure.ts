import type { Pixels } from './painter';

const BLOCK = 8;
/** The stabilizers of structural similarity for levels of 255. */
const [C1, C2] = [6.5, 58.5];

/**
 * How differently two pictures are built, 0 to 1: one less their structural similarity, over the blocks that differ at all, in the
 * colour in which they differ most (of two metals the grey may be the same).
 */
export const structuralDifference = (one: Pixels, other: Pixels): number =>
  Math.max(...[0, 1, 2].map((channel) => channelDifference(one, other, channel)));

function channelDifference(a: Pixels, b: Pixels, channel: number): number {
  let sum = 0;
  let count = 0;
  for (let y = 0; y + BLOCK <= a.height; y += BLOCK) {
    for (let x = 0; x + BLOCK <= a.width; x += BLOCK) {
      const difference = blockDifference(a, b, (y * a.width + x) * 4 + channel);
      if (difference === null) continue;
      sum += difference;
      count += 1;
    }
  }
  return count === 0 ? 0 : sum / count;
}

/** One less the structural similarity of the block whose first value lies at `start`; null when the two are the same. */
function blockDifference(a: Pixels, b: Pixels, start: number): number | null {
  const n = BLOCK * BLOCK;
  const sums = { a: 0, b: 0, aa: 0, bb: 0, ab: 0, off: 0 };
  for (let row = 0; row < BLOCK; row += 1) {
    const from = start + row * a.width * 4;
    for (let at = from; at < from + BLOCK * 4; at += 4) {
      const [u, v] = [a.data[at] ?? 0, b.data[at] ?? 0];
      sums.a += u;
      sums.b += v;
      sums.aa += u * u;
      sums.bb += v * v;
      sums.ab += u * v;
      sums.off += Math.abs(u - v);
    }
  }
  if (sums.off < n) return null;
  const [ma, mb] = [sums.a / n, sums.b / n];
  const [va, vb, vab] = [sums.aa / n - ma * ma, sums.bb / n - mb * mb, sums.ab / n - ma * mb];
  return 1 - ((2 * ma * mb + C1) * (2 * vab + C2)) / ((ma * ma + mb * mb + C1) * (va + vb + C2));
}
