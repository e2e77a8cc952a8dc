import { readInches } from '@/lib/domain/inches';
import { slotPart, type Selection } from '@/lib/domain/selection';
import type { Dimensions } from '../dimensions/dimensions';
import { BOXES, CASES, WHOLE_FEET } from './case-rows';
import { cellsOf } from './face';
import { frontLines } from './fronts';
import { open, rect, type Line, type Point } from './geometry';
import type { BoxRow, CaseRow } from './rows';

/** As `studio/families/case/box.py` has them: the usual top, a crown, where crowns begin, the usual feet. */
const USUAL = { top: 1, crown: 3, tall: 72, foot: 4 };
/** As `studio/families/case/plan.py` has them: height of a hutch's lower case, and of what parts it from the upper. */
const HUTCH = { lower: 33, waist: 1 };
/** Width of feet and legs, and how far in they stand. */
const FOOT = { wide: 2.5, inset: 0.5 };

/** Height and plan of a case. */
export interface Views {
  readonly elevation: readonly Line[];
  readonly plan: readonly Line[];
}

/** A case from the front with its drawers, doors and shelves, and from above; without a known face the box alone. */
export function caseViews(selection: Selection, { across, deep, height, foot, isHung }: Dimensions): Views {
  const row = CASES[slotPart(selection, 'Case')?.imageName ?? ''];
  const box: BoxRow = BOXES[slotPart(selection, 'Case')?.code ?? ''] ?? {};
  const high = height ?? 0;
  const top = high - topOf(selection, high);
  const low = isHung ? 0 : (box.zone ?? foot ?? USUAL.foot);
  const x = across / 2;
  const body = row?.kind === 'posts' && row.rail ? top - row.rail : low;
  return {
    elevation: [
      rect(-x, top, x, high, 'edge'),
      rect(-x + 0.5, body, x - 0.5, top, 'edge'),
      ...(row ? facesOf(row, x - 0.5, body, top, box).flatMap(frontLines) : []),
      ...(isHung ? [] : feetOf(selection, x - 0.5, body)),
      ...(row?.level && !isHung ? [rect(-x + 3, row.level - 0.75, x - 3, row.level, 'part')] : []),
    ],
    plan: planOf(box, x, deep),
  };
}

/** What lies on a case: a top that says how thick it is, the usual one, or the crown of a tall case. */
function topOf(selection: Selection, high: number): number {
  const part = slotPart(selection, 'Top');
  const said = readInches(part?.inches ?? '').height;
  if (said !== undefined) return said;
  if (!part?.imageName) return 0;
  return high >= USUAL.tall ? USUAL.crown : USUAL.top;
}

function facesOf(row: CaseRow, x: number, low: number, top: number, { corner }: BoxRow) {
  const half = corner ? Math.min(corner.half, x) : x;
  const face = { x0: -half, x1: half, z0: low, z1: top };
  if (row.kind !== 'hutch' || !row.upper) return cellsOf(row, face, row.frame);
  const waist = low + HUTCH.lower;
  return [
    ...cellsOf(row, { ...face, z1: waist }, row.frame),
    ...cellsOf(row.upper, { ...face, z0: waist + HUTCH.waist }, row.frame, true),
  ];
}

function feetOf(selection: Selection, x: number, low: number): readonly Line[] {
  const inner = x - FOOT.inset;
  const isWhole = WHOLE_FEET.includes(slotPart(selection, 'Leg')?.imageName ?? '');
  if (isWhole) return [rect(-inner, 0, inner, low, 'edge')];
  return [rect(-inner, 0, -inner + FOOT.wide, low, 'edge'), rect(inner - FOOT.wide, 0, inner, low, 'edge')];
}

/** The back is a corner for what stands in one. */
function planOf({ corner, topDepth }: BoxRow, x: number, deep: number): readonly Line[] {
  const y = deep / 2;
  if (corner) {
    const [half, back] = [corner.half, corner.half + corner.run];
    const right: readonly Point[] = [
      [half, -y],
      [Math.min(back, x), corner.run - y],
      [1, y],
    ];
    const left = right.map(([px, py]): Point => [-px, py]).toReversed();
    return [{ points: [...right, ...left], isClosed: true, look: 'edge' }];
  }
  const upper =
    topDepth && topDepth < deep
      ? [
          open(
            [
              [-x, y - topDepth],
              [x, y - topDepth],
            ],
            'part',
          ),
        ]
      : [];
  return [rect(-x, -y, x, y, 'edge'), ...upper];
}
