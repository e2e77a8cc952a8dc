import { arc, closed, mirrored, moved, type Line, type Point } from './geometry';

/** Height of the person that stands beside a piece: 5 ft 8 in. */
export const PERSON = { height: 68, width: 20 };

/** Right half of a person from the neck down, from the front. */
const HALF: readonly Point[] = [
  [1.6, 61],
  [1.8, 58],
  [7.6, 56],
  [9, 51],
  [9.6, 42],
  [9.4, 31],
  [8, 30],
  [7.3, 41],
  [6.3, 49],
  [5.4, 42],
  [6.5, 35],
  [5.6, 19],
  [4.4, 4],
  [5, 0.6],
  [1.6, 0.6],
  [1.5, 5],
  [1.2, 19],
  [0.7, 32],
];

/** Someone of usual height, standing with their middle at `x`. */
export function person(x: number): readonly Line[] {
  const body = smooth(smooth([...HALF, ...mirrored(HALF).toReversed()]));
  return [closed(moved(body, x), 'person'), closed(arc([x, 63.9], [2.9, 4.1], 360, 0, 25), 'person')];
}

/** Corners cut to a quarter (Chaikin): of a few points a figure. */
function smooth(points: readonly Point[]): readonly Point[] {
  return points.flatMap(([x, y], index): readonly Point[] => {
    const [nextX, nextY] = points[(index + 1) % points.length] ?? [x, y];
    return [
      [0.75 * x + 0.25 * nextX, 0.75 * y + 0.25 * nextY],
      [0.25 * x + 0.75 * nextX, 0.25 * y + 0.75 * nextY],
    ];
  });
}
