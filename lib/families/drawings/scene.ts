import { cmText, inchText } from '../dimensions/words';
import type { Drawing } from './drawing';
import { boundsOf, moved, open, type Line, type Look, type Point } from './geometry';
import { fitted, type Room } from './layout';
import { levelMeasure, uprightMeasure, type Label } from './measures';
import { PERSON, person } from './person';

/** A drawing on paper: pixels, y downwards. */
export interface Scene {
  readonly width: number;
  readonly height: number;
  /** Pixels an inch. */
  readonly scale: number;
  /** What is drawn in one look, as an SVG path. */
  readonly paths: readonly { readonly look: Look | 'measure'; readonly d: string }[];
  readonly labels: readonly Label[];
}

/** Inches between a piece and the person beside it; more where the height of a footboard stands between. */
const APART = { usual: 8, footboard: 30 };
/** How high something that is hung is shown above the floor: nobody says it. */
const HUNG = 12;

/** A drawing within a room in pixels; below or beside one another, whichever is larger. */
export function sceneOf(drawing: Drawing, room: Room): Scene {
  const { dimensions, elevation, plan } = drawing;
  const { across, deep, opened, height } = dimensions;
  const apart = dimensions.footboard === null ? APART.usual : APART.footboard;
  const besideIt = across / 2 + apart + PERSON.width / 2;
  const lift = dimensions.isHung ? HUNG : 0;
  const high = lift + (height ?? 0);
  const standing = [
    ...elevation.map((line) => ({ ...line, points: moved(line.points, 0, lift) })),
    ...person(besideIt),
    open(
      [
        [-across / 2 - 4, 0],
        [besideIt + PERSON.width / 2, 0],
      ],
      'soft',
    ),
  ];
  const layout = fitted(boundsOf(standing), boundsOf(plan), room, opened !== null);
  const { front, above, scale } = layout;
  const place =
    (at: Point) =>
    ([x, y]: Point): Point => [at[0] + x * scale, at[1] - y * scale];
  const [onFront, onPlan] = [place(front), place(above)];
  const size = opened ?? { across, deep };
  const planBounds = boundsOf(plan);
  const [left, low] = planBounds.from;
  const measures = [
    levelMeasure(onFront([-across / 2, 0]), onFront([across / 2, 0]), both(across)),
    ...(height === null ? [] : [uprightMeasure(onFront([-across / 2, high]), onFront([-across / 2, lift]), height)]),
    ...(dimensions.footboard === null
      ? []
      : [
          uprightMeasure(
            onFront([across / 2, dimensions.footboard]),
            onFront([across / 2, 0]),
            dimensions.footboard,
            true,
          ),
        ]),
    uprightMeasure(onPlan([left, size.deep / 2]), onPlan([left, -size.deep / 2]), size.deep),
    ...(opened
      ? [levelMeasure(onPlan([-size.across / 2, low]), onPlan([size.across / 2, low]), planText(drawing))]
      : []),
  ];
  return {
    ...{ width: layout.width, height: layout.height, scale },
    paths: [
      ...paths([...standing.map(put(onFront)), ...plan.map(put(onPlan))]),
      { look: 'measure', d: measures.map(({ d }) => d).join('') },
    ],
    labels: [
      ...measures.flatMap(({ labels }) => labels),
      ...insideLabels(drawing, onPlan),
      caption(onFront([0, 0]), 'Front', true),
      caption(onPlan([0, low]), opened ? 'From above, leaves in' : 'From above', opened !== null),
      { ...label(onFront([besideIt, 0]), '5 ft 8 in', 15), isSoft: true },
    ],
  };
}

const both = (inches: number): string => `${inchText(inches)} in · ${cmText(inches)} cm`;

/** Length with its leaves in, or simply what it is. */
function planText({ dimensions: { across, deep, opened, leaves } }: Drawing): string {
  if (!opened || !leaves) return both(across);
  if (leaves.isAcross) return `${both(across)}, ${inchText(deep)} in deep when closed`;
  return `${both(opened.across)} with ${leaves.count === 1 ? '1 leaf' : `${leaves.count} leaves`} of ${inchText(leaves.inches)} in`;
}

/** What is written on a top or a mattress. */
function insideLabels({ dimensions }: Drawing, onPlan: (at: Point) => Point): readonly Label[] {
  const { across, seats, openedSeats, mattress, leaves } = dimensions;
  if (mattress) {
    const size = `${inchText(mattress.across)} × ${inchText(mattress.deep)} in`;
    return [label(onPlan([0, 0]), 'Mattress', -3), label(onPlan([0, 0]), size, 14)];
  }
  const count = openedSeats ?? seats;
  if (!count) return [];
  const aside = leaves && !leaves.isAcross ? (leaves.count * leaves.inches) / 2 + across / 4 : 0;
  return [label(onPlan([-aside, 0]), `Seats ${count}`, 4)];
}

const label = ([x, y]: Point, text: string, below: number): Label => ({ x, y: y + below, text, anchor: 'middle' });

/** What a view shows, below its dimension line if it has one. */
const caption = (at: Point, text: string, isBelowLine: boolean): Label => ({
  ...label(at, text, isBelowLine ? 47 : 18),
  isSoft: true,
});

const put =
  (place: (at: Point) => Point) =>
  (line: Line): Line => ({ ...line, points: line.points.map(place) });

/** One path a look, in the order in which looks first come. */
function paths(lines: readonly Line[]): readonly { readonly look: Look; readonly d: string }[] {
  const looks = [...new Set(lines.map(({ look }) => look))];
  return looks.map((look) => ({
    look,
    d: lines
      .filter((line) => line.look === look)
      .map(pathOf)
      .join(''),
  }));
}

const pathOf = ({ points, isClosed }: Line): string =>
  `M${points.map((point) => point.map((each) => Number(each.toFixed(1))).join(' ')).join('L')}${isClosed ? 'Z' : ''}`;
