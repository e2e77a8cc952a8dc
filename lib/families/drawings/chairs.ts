import type { Dimensions } from '../dimensions/dimensions';
import { atSide } from '../dimensions/seats';
import { closed, counted, type Line, type Point } from './geometry';

/** A chair pushed in: how far it stands off the edge, how far it reaches, and half its width. */
const CHAIR = { off: 2, reach: 14, half: 8.5 };

/** Where somebody sits: a point of the edge and the direction away from the table. */
interface Place {
  readonly at: Point;
  readonly out: Point;
}

/** A chair for everybody who fits round a top of this outline (`seats.ts`). */
export function chairs(dimensions: Dimensions, edge: readonly Point[]): readonly Line[] {
  const count = dimensions.openedSeats ?? dimensions.seats;
  if (!count) return [];
  return placesOf(dimensions, count, edge).map(chairAt);
}

function placesOf(
  { across, deep, opened, shape }: Dimensions,
  count: number,
  edge: readonly Point[],
): readonly Place[] {
  const isRound = ['ellipse', 'doubled', 'octagon'].includes(shape.kind);
  if (isRound) return counted(count).map((index) => placeAlong(edge, index / count));
  const size = opened ?? { across, deep };
  return [...alongSides(size.across, size.deep), ...alongSides(size.deep, size.across).map(turned)];
}

/** Both long sides. */
function alongSides(length: number, apart: number): readonly Place[] {
  const count = atSide(length);
  return counted(count).flatMap((index): readonly Place[] => {
    const x = length * ((index + 0.5) / count - 0.5);
    return [1, -1].map((side) => ({ at: [x, (side * apart) / 2], out: [0, side] }));
  });
}

const turned = ({ at, out }: Place): Place => ({ at: [at[1], at[0]], out: [out[1], out[0]] });

/** A share of the way round, counter-clockwise from the right end. */
function placeAlong(edge: readonly Point[], share: number): Place {
  const start = edge.reduce((best, [x, y], index) => {
    const [bestX = 0, bestY = 0] = edge[best] ?? [];
    return x - Math.abs(y) > bestX - Math.abs(bestY) ? index : best;
  }, 0);
  const round = [...edge.slice(start), ...edge.slice(0, start + 1)];
  const steps = round.slice(1).map((to, index) => ({ from: round[index] ?? to, to }));
  const whole = steps.reduce((sum, step) => sum + lengthOf(step.from, step.to), 0);
  let left = share * whole;
  for (const { from, to } of steps) {
    const length = lengthOf(from, to);
    if (left <= length && length > 0) {
      const [dx, dy] = [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
      return { at: [from[0] + dx * left, from[1] + dy * left], out: [dy, -dx] };
    }
    left -= length;
  }
  return { at: round[0] ?? [0, 0], out: [1, 0] };
}

const lengthOf = (from: Point, to: Point): number => Math.hypot(to[0] - from[0], to[1] - from[1]);

function chairAt({ at, out }: Place): Line {
  const { off, reach, half } = CHAIR;
  const cut = 3;
  const local: readonly Point[] = [
    [-half, off],
    [half, off],
    [half, reach - cut],
    [half - cut, reach],
    [cut - half, reach],
    [-half, reach - cut],
  ];
  const [ox, oy] = out;
  return closed(
    local.map(([u, v]): Point => [at[0] - oy * u + ox * v, at[1] + ox * u + oy * v]),
    'chair',
  );
}
