import type { Pixels } from './painter';
import { coverOf, greyOf, type Plane } from './planes';

const STRAIGHT = 48;
/** A piece of outline that bends by more is no straight member. */
const BENDS = 1.5;
const SOLID = 250;
const FLAT = 10;
const SPECK = 24;

/** How much of the frame what is covered takes, in width and height. */
export function frameShare(pixels: Pixels): { readonly width: number; readonly height: number } {
  const cover = coverOf(pixels);
  const columns = new Set<number>();
  const rows = new Set<number>();
  cover.data.forEach((value, at) => {
    if (value < 128) return;
    columns.add(at % cover.width);
    rows.add(Math.floor(at / cover.width));
  });
  return { width: extent(columns) / cover.width, height: extent(rows) / cover.height };
}

/**
 * How far the outline strays from straight lines, in pixels: of pieces of 48 rows of its left and right side that a line fits
 * within a pixel and a half, the mean square deviation's root; the median of all. Null without any such piece.
 */
export function outlineRoughness(pixels: Pixels): number | null {
  const cover = coverOf(pixels);
  const sides = [edge(cover, 1), edge(cover, -1)];
  const found = sides.flatMap((side) =>
    Array.from({ length: Math.floor(side.length / STRAIGHT) }, (_, k) => side.slice(k * STRAIGHT, (k + 1) * STRAIGHT)),
  );
  const deviations = found.flatMap((piece) => (piece.every(Number.isFinite) ? strayed(piece) : []));
  const straight = deviations.filter(({ largest }) => largest < BENDS).map(({ root }) => root);
  return straight.sort((a, b) => a - b)[Math.floor(straight.length / 2)] ?? null;
}

/** What is left of flat faces when their slopes are taken away: the noise's standard deviation in levels of 255. */
export function noise(pixels: Pixels): number {
  const grey = greyOf(pixels);
  const cover = coverOf(pixels);
  let sum = 0;
  let count = 0;
  const at = (x: number, y: number): number => grey.data[y * grey.width + x] ?? 0;
  for (let y = 2; y < grey.height - 2; y += 1) {
    for (let x = 2; x < grey.width - 2; x += 1) {
      if (!isFlat(x, y, at, cover)) continue;
      const around = at(x - 1, y) + at(x + 1, y) + at(x, y - 1) + at(x, y + 1);
      const corners = at(x - 1, y - 1) + at(x + 1, y - 1) + at(x - 1, y + 1) + at(x + 1, y + 1);
      sum += Math.abs(corners - 2 * around + 4 * at(x, y));
      count += 1;
    }
  }
  return count === 0 ? 0 : (Math.sqrt(Math.PI / 2) / 6) * (sum / count);
}

/** Islands of coverage, however faint, of fewer than two dozen pixels. */
export function specks(pixels: Pixels): number {
  const { width, data } = coverOf(pixels);
  const around = [-width - 1, -width, -width + 1, -1, 1, width - 1, width, width + 1];
  const seen = new Uint8Array(data.length);
  const isCovered = (at: number): boolean => (data[at] ?? 0) > 0 && seen[at] === 0;
  let count = 0;
  for (let start = 0; start < data.length; start += 1) {
    if (!isCovered(start)) continue;
    const island = [start];
    seen[start] = 1;
    for (let k = 0; k < island.length; k += 1) {
      const at = island[k] ?? 0;
      for (const step of around) {
        const next = at + step;
        if (!isCovered(next)) continue;
        seen[next] = 1;
        island.push(next);
      }
    }
    if (island.length < SPECK) count += 1;
  }
  return count;
}

/** Whether a pixel lies inside a face: all around it is covered and about as light. */
function isFlat(x: number, y: number, at: (x: number, y: number) => number, { width, data }: Plane): boolean {
  const middle = at(x, y);
  for (const [dx, dy] of [
    [-2, -2],
    [2, -2],
    [-2, 2],
    [2, 2],
  ] as const) {
    if ((data[(y + dy) * width + x + dx] ?? 0) < SOLID || Math.abs(at(x + dx, y + dy) - middle) > FLAT) return false;
  }
  return true;
}

/** Where the coverage of each row first passes a half, from the left or the right, between pixels; NaN in rows without. */
function edge({ width, height, data }: Plane, step: 1 | -1): number[] {
  return Array.from({ length: height }, (_, y) => {
    const at = (x: number): number => data[y * width + x] ?? 0;
    const start = step === 1 ? 0 : width - 1;
    for (let k = 0; k < width; k += 1) {
      const x = start + k * step;
      if (at(x) >= 128) return x - step * ((at(x) - 127.5) / Math.max(at(x) - at(x - step), 1));
    }
    return NaN;
  });
}

/** The largest deviation of values from the line through them, and the root of the mean square one. */
function strayed(values: readonly number[]): { readonly largest: number; readonly root: number }[] {
  const n = values.length;
  const middle = (n - 1) / 2;
  const mean = values.reduce((sum, value) => sum + value, 0) / n;
  const slope = values.reduce((sum, value, k) => sum + (k - middle) * (value - mean), 0) / ((n * (n * n - 1)) / 12);
  const off = values.map((value, k) => Math.abs(value - mean - slope * (k - middle)));
  return [{ largest: Math.max(...off), root: Math.sqrt(off.reduce((sum, value) => sum + value * value, 0) / n) }];
}

const extent = (places: ReadonlySet<number>): number =>
  places.size === 0
    ? 0
    : [...places].reduce((a, b) => Math.max(a, b)) - [...places].reduce((a, b) => Math.min(a, b)) + 1;
