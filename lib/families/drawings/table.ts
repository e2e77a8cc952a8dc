import { slotPart, type Selection } from '@/lib/domain/selection';
import type { Dimensions } from '../dimensions/dimensions';
import type { Views } from './case';
import { chairs } from './chairs';
import { counted, open, rect, type Line, type Point } from './geometry';
import { outline } from './outlines';
import type { SupportRow } from './rows';
import { CORNERS, SUPPORTS } from './support-rows';

/** Thickness of a top and height of an apron, inches, as the studio has them. */
const TOP = 1.5;
const APRON = 3.5;
/** Feet reach no further than this share of a top's half: as the pictures show it on the 54-inch one. */
const REACH = 0.7;
/** Where legs stand in from the ends of a top whose plan nobody knows. */
const CORNER = 3;

/** A table: its long side as it stands closed, and from above with its leaves in and the chairs that fit round it. */
export function tableViews(selection: Selection, dimensions: Dimensions): Views {
  const { across, height } = dimensions;
  const x = across / 2;
  const high = height ?? 0;
  const under = high - TOP;
  return {
    elevation: [rect(-x, under, x, high, 'edge'), ...supportLines(supportOf(selection), x, under, cornerOf(selection))],
    plan: planOf(dimensions),
  };
}

function supportOf(selection: Selection): SupportRow | undefined {
  const base = slotPart(selection, 'Base')?.imageName;
  return SUPPORTS[base ? `office-${base}` : (slotPart(selection, 'Leg')?.imageName ?? '')];
}

/** How far in the plan's corner lies: under rounded ends legs stand further in (the shape's second code). */
function cornerOf(selection: Selection): number {
  const [size, shape] = [slotPart(selection, 'Size')?.imageName, slotPart(selection, 'TopShape')?.code2];
  return CORNERS[`${size}-${shape}`] ?? CORNER;
}

/** What carries a top whose underside is at `under`; `corner`: how far in legs stand. */
export function supportLines(row: SupportRow | undefined, x: number, under: number, corner: number): readonly Line[] {
  if (!row) return [];
  const at = row.from === 'middle' ? row.at : x - row.at - (row.from === 'corner' ? corner : 0);
  const half = row.wide / 2;
  const posts = at === 0 ? [0] : [-at, at];
  const { stretcher, hasApron } = row;
  const foot = row.foot && Math.min(row.foot, x * REACH);
  const low = foot ? 2 : 0;
  return [
    ...posts.map((each) => rect(each - half, low, each + half, under, 'edge')),
    ...(foot ? [rect(-foot, 0, foot, low, 'edge')] : []),
    ...(hasApron && at > half ? [rect(-at + half, under - APRON, at - half, under, 'part')] : []),
    ...(stretcher && at > half
      ? [rect(-at + half, stretcher[0] - stretcher[1] / 2, at - half, stretcher[0] + stretcher[1] / 2, 'part')]
      : []),
  ];
}

function planOf(dimensions: Dimensions): readonly Line[] {
  const { across, deep, shape, leaves } = dimensions;
  const whole = outline(shape, across, deep);
  const more = leaves ? leaves.count * leaves.inches : 0;
  const points = leaves ? pulled(whole, more / 2, leaves.isAcross) : whole;
  return [...chairs(dimensions, points), { points, isClosed: true, look: 'edge' }, ...joints(dimensions)];
}

/** Both halves of a top, drawn `by` apart from the middle. */
const pulled = (points: readonly Point[], by: number, isAcross: boolean): readonly Point[] =>
  points.map(([x, y]) => (isAcross ? [x, y + Math.sign(y || 1) * by] : [x + Math.sign(x || 1) * by, y]));

/** Where leaves meet the halves and each other. */
function joints({ across, deep, leaves }: Dimensions): readonly Line[] {
  if (!leaves) return [];
  const { count, inches, isAcross } = leaves;
  return counted(count + 1).map((index) => {
    const at = (index - count / 2) * inches;
    const half = (isAcross ? across : deep) / 2;
    return open(
      isAcross
        ? [
            [-half, at],
            [half, at],
          ]
        : [
            [at, -half],
            [at, half],
          ],
      'part',
    );
  });
}
