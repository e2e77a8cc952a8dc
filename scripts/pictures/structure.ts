import type { Pixels } from './painter';

const BLOCK = 8;
/** The stabilizers of structural similarity for levels of 255. */
const [C1, C2] = [6.5, 58.5];

/**
 * How differently two pictures are built, 0 to 1: one less their structural similarity, over the blocks that differ at all, in the
 * colour in which they differ most (of two metals the grey may be the same).
 */
export function structuralDifference(one: Pixels, other: Pixels): number {
  const starts = blocksThatDiffer(one, other);
  return Math.max(...[0, 1, 2].map((channel) => channelDifference(one, other, starts, channel)));
}

/** Where blocks begin, in pixels, that are not the same to the bit: few, of two pieces that differ by a knob. */
function blocksThatDiffer(one: Pixels, other: Pixels): readonly number[] {
  const { width, height } = one;
  const [a, b] = [wordsOf(one), wordsOf(other)];
  const starts: number[] = [];
  for (let y = 0; y + BLOCK <= height; y += BLOCK) {
    for (let x = 0; x + BLOCK <= width; x += BLOCK) {
      const start = y * width + x;
      if (!isSameBlock(a, b, start, width)) starts.push(start);
    }
  }
  return starts;
}

function isSameBlock(a: Uint32Array, b: Uint32Array, start: number, width: number): boolean {
  for (let row = start; row < start + BLOCK * width; row += width) {
    for (let at = row; at < row + BLOCK; at += 1) if (a[at] !== b[at]) return false;
  }
  return true;
}

/** One number a pixel; a copy, since a picture may begin anywhere in a buffer. */
const wordsOf = ({ data }: Pixels): Uint32Array => new Uint32Array(new Uint8Array(data).buffer);

function channelDifference(a: Pixels, b: Pixels, starts: readonly number[], channel: number): number {
  const all = starts.flatMap((start) => blockDifference(a, b, start * 4 + channel) ?? []);
  return all.length === 0 ? 0 : all.reduce((sum, each) => sum + each, 0) / all.length;
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
