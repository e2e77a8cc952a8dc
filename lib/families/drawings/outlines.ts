import type { Shape } from '../dimensions/shape';
import { arc, type Point } from './geometry';

/** Steps of a full turn: a chord of a 60-inch top lies a twelfth of an inch inside its circle. */
const TURN = 73;

/** Plan of a top, its middle at [0, 0]. A live edge is drawn with a wave of the size it may have: each is another. */
export function outline(shape: Shape, length: number, width: number): readonly Point[] {
  const [x, y] = [length / 2, width / 2];
  switch (shape.kind) {
    case 'ellipse':
      return arc([0, 0], [x, y], 0, 360, TURN);
    case 'doubled':
      return bothWays(arc([x - y, 0], [y, y], -90, 90, 37));
    case 'octagon':
      return octagon(x, y);
    case 'clipped':
      return corners(x, y, () => [
        [0, shape.cut],
        [shape.cut, 0],
      ]);
    case 'rounded':
      return rounded(x, y, shape.radius);
    case 'boat':
      return boat(x, y, y - shape.end / 2);
    case 'bowed':
      return bowed(x, y, shape.sagitta);
    case 'racetrack':
      return racetrack(x, y, shape.end, shape.corner);
    case 'wild':
      return wild(x, y);
    default:
      return corners(x, y, () => [[0, 0]]);
  }
}

const bothWays = (right: readonly Point[]): readonly Point[] => [...right, ...right.map(([x, y]): Point => [-x, -y])];

/** The upper right corner, its points told as [in, down] from the side to the top, in all four. */
function corners(x: number, y: number, at: () => readonly Point[]): readonly Point[] {
  const right = at().map(([inwards, down]): Point => [x - inwards, y - down]);
  const lower = right.map(([px, py]): Point => [px, -py]).toReversed();
  return bothWays([...lower, ...right]);
}

const rounded = (x: number, y: number, radius: number): readonly Point[] =>
  corners(x, y, () => arc([radius, radius], [-radius, -radius], 0, 90, 13));

function octagon(x: number, y: number): readonly Point[] {
  const [kx, ky] = [x * Math.tan(Math.PI / 8), y * Math.tan(Math.PI / 8)];
  return corners(x, y, () => [
    [0, y - ky],
    [x - kx, 0],
  ]);
}

/** Long sides bent out by `sagitta` between straight ends. */
function boat(x: number, y: number, sagitta: number): readonly Point[] {
  const radius = (x * x + sagitta * sagitta) / (2 * sagitta);
  const half = (Math.asin(x / radius) * 180) / Math.PI;
  return bothWays(arc([0, y - radius], [radius, radius], 90 - half, 90 + half, 41));
}

/** Ends bent out by `sagitta` between straight sides. */
function bowed(x: number, y: number, sagitta: number): readonly Point[] {
  const radius = (y * y + sagitta * sagitta) / (2 * sagitta);
  const half = (Math.asin(y / radius) * 180) / Math.PI;
  return bothWays(arc([x - radius, 0], [radius, radius], -half, half, 33));
}

/** Ends of a large radius, and small arcs that meet them and the sides without a break. */
function racetrack(x: number, y: number, end: number, corner: number): readonly Point[] {
  const reach = Math.asin((y - corner) / (end - corner));
  const cx = x - end + (end - corner) * Math.cos(reach);
  const turn = (reach * 180) / Math.PI;
  return bothWays([
    ...arc([cx, corner - y], [corner, corner], -90, -turn, 13),
    ...arc([x - end, 0], [end, end], -turn, turn, 25),
    ...arc([cx, y - corner], [corner, corner], turn, 90, 13),
  ]);
}

/** Straight ends, sides that wander inwards by 1.5 inches at most (trade §3). */
function wild(x: number, y: number): readonly Point[] {
  const steps = Math.round(x);
  const far = Array.from({ length: steps + 1 }, (_, index): Point => {
    const at = x - (2 * x * index) / steps;
    return [at, y - 0.75 + wander(at) * 0.75];
  });
  const most = Math.max(...far.map(([, py]) => py));
  return bothWays(far.map(([px, py]): Point => [px, (py * y) / most]));
}

/** Between −1 and 1. */
const wander = (at: number): number =>
  (Math.sin(at / 9) + 0.6 * Math.sin(at / 4.1 + 1) + 0.3 * Math.sin(at / 1.9 + 2)) / 1.9;
