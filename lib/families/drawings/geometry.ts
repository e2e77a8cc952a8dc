/** A point in inches: x to the right of the piece's middle; the other one up from the floor, or back from its middle. */
export type Point = readonly [number, number];

/** How a line is drawn: the piece's outside, what parts it, what moves or lies on it, chairs, and people. */
export type Look = 'edge' | 'part' | 'soft' | 'chair' | 'person';

/** A line through points. */
export interface Line {
  readonly points: readonly Point[];
  readonly isClosed: boolean;
  readonly look: Look;
}

export const closed = (points: readonly Point[], look: Look): Line => ({ points, isClosed: true, look });
export const open = (points: readonly Point[], look: Look): Line => ({ points, isClosed: false, look });

/** A rectangle between two corners. */
export const rect = (x0: number, y0: number, x1: number, y1: number, look: Look): Line =>
  closed(
    [
      [x0, y0],
      [x1, y0],
      [x1, y1],
      [x0, y1],
    ],
    look,
  );

/** Points of an elliptical arc, both ends included; degrees. */
export function arc([cx, cy]: Point, [rx, ry]: Point, from: number, to: number, count: number): readonly Point[] {
  return Array.from({ length: count }, (_, index) => {
    const angle = ((from + ((to - from) * index) / (count - 1)) * Math.PI) / 180;
    return [cx + rx * Math.cos(angle), cy + ry * Math.sin(angle)];
  });
}

export const moved = (points: readonly Point[], dx: number, dy = 0): readonly Point[] =>
  points.map(([x, y]) => [x + dx, y + dy]);

/** The same on the other side. */
export const mirrored = (points: readonly Point[]): readonly Point[] => points.map(([x, y]) => [-x, y]);

/** Numbers 0 … count − 1. */
export const counted = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index);

/** Least and greatest of both. */
export function boundsOf(lines: readonly Line[]): { readonly from: Point; readonly to: Point } {
  const points = lines.flatMap((line) => line.points);
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return { from: [Math.min(...xs), Math.min(...ys)], to: [Math.max(...xs), Math.max(...ys)] };
}
