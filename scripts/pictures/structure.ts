import type { Pixels } from './painter';
import { coloursOf, type Plane } from './planes';

const BLOCK = 8;
/** The stabilizers of structural similarity for levels of 255. */
const [C1, C2] = [6.5, 58.5];

/**
 * How differently two pictures are built, 0 to 1: one less their structural similarity, over the blocks that differ at all, in the
 * colour in which they differ most (of two metals the grey may be the same).
 */
export function structuralDifference(one: Pixels, other: Pixels): number {
  const others = coloursOf(other);
  return Math.max(...coloursOf(one).map((plane, k) => planeDifference(plane, others[k] ?? plane)));
}

function planeDifference(a: Plane, b: Plane): number {
  let sum = 0;
  let count = 0;
  for (let y = 0; y + BLOCK <= a.height; y += BLOCK) {
    for (let x = 0; x + BLOCK <= a.width; x += BLOCK) {
      const difference = blockDifference(a, b, x, y);
      if (difference === null) continue;
      sum += difference;
      count += 1;
    }
  }
  return count === 0 ? 0 : sum / count;
}

/** One less the structural similarity of a block; null when the two are the same. */
function blockDifference(a: Plane, b: Plane, x0: number, y0: number): number | null {
  const n = BLOCK * BLOCK;
  const sums = { a: 0, b: 0, aa: 0, bb: 0, ab: 0, off: 0 };
  for (let y = y0; y < y0 + BLOCK; y += 1) {
    for (let x = x0; x < x0 + BLOCK; x += 1) {
      const [u, v] = [a.data[y * a.width + x] ?? 0, b.data[y * b.width + x] ?? 0];
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
