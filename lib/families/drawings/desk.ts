import { slotPart, type Selection } from '@/lib/domain/selection';
import type { Dimensions } from '../dimensions/dimensions';
import type { Views } from './case';
import { cellsOf } from './face';
import { frontLines } from './fronts';
import { closed, counted, rect, type Line } from './geometry';
import { DESKS } from './office-rows';
import { outline } from './outlines';
import type { OfficeRow } from './rows';
import { SUPPORTS } from './support-rows';
import { supportLines } from './table';

/** As `studio/families/office/data/office.yaml` has them: thickness of tops, height of plinths, a writing desk's apron. */
const OFFICE = { top: 1.25, plinth: 3.5, apron: 4, divider: 0.75, drawer: 3, drawers: 3 };
/** How far in from the ends legs of a writing desk stand. */
const CORNER = 1.6;

/** A desk or credenza from the front, and its top from above. */
export function deskViews(selection: Selection, { across, deep, height, shape }: Dimensions): Views {
  const x = across / 2;
  const high = height ?? 0;
  const under = high - OFFICE.top;
  const row = DESKS[slotPart(selection, 'Base')?.imageName ?? ''];
  return {
    elevation: [
      rect(-x, under, x, high, 'edge'),
      ...(row ? baseLines(row, across / row.across, under) : legLines(selection, x, under)),
    ],
    plan: [closed(outline(shape, across, deep), 'edge')],
  };
}

/** Boxes on plinths, a panel, and what spans the opening for knees; `scale`: they grow with the top. */
function baseLines({ units, leg, knee }: OfficeRow, scale: number, under: number): readonly Line[] {
  const low = OFFICE.plinth;
  const boxes = units.flatMap((unit) => {
    const [x0, x1] = [unit.x[0] * scale, unit.x[1] * scale];
    const box = { x0, x1, z0: low, z1: under };
    return [
      rect(x0, low, x1, under, 'edge'),
      rect(x0 + 0.5, 0, x1 - 0.5, low, 'edge'),
      ...cellsOf(unit, box, unit.frame).flatMap(frontLines),
    ];
  });
  const panel = leg ? [rect(leg[0] * scale, 0, leg[1] * scale, under, 'edge')] : [];
  if (!knee) return [...boxes, ...panel];
  const span = { x0: knee.x[0] * scale, x1: knee.x[1] * scale, z0: under - knee.high, z1: under };
  const drawer = { x0: span.x0 + 0.75, x1: span.x1 - 0.75, z0: span.z0 + 0.75, z1: span.z1 - 0.75, leaf: 'drawer' };
  return [
    ...boxes,
    ...panel,
    rect(span.x0, span.z0, span.x1, span.z1, 'part'),
    ...(knee.hasDrawer ? frontLines(drawer) : []),
  ];
}

/** Four legs, and three drawers in the apron between them. */
function legLines(selection: Selection, x: number, under: number): readonly Line[] {
  const leg = SUPPORTS[slotPart(selection, 'Leg')?.imageName ?? ''];
  const half = x - CORNER - (leg?.wide ?? 0);
  const low = under - OFFICE.apron;
  const wide = (2 * half - OFFICE.divider * (OFFICE.drawers + 1)) / OFFICE.drawers;
  const gap = (OFFICE.apron - OFFICE.drawer) / 2;
  const fronts = counted(slotPart(selection, 'Drawer') ? OFFICE.drawers : 0).flatMap((index) => {
    const x0 = -half + OFFICE.divider + index * (wide + OFFICE.divider);
    return frontLines({ x0, x1: x0 + wide, z0: low + gap, z1: under - gap, leaf: 'drawer' });
  });
  const plain = leg && { ...leg, hasApron: false };
  return [...supportLines(plain, x, under, CORNER), rect(-half, low, half, under, 'part'), ...fronts];
}
