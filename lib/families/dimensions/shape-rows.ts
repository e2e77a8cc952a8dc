// Written by `npm run drawings` from `studio/families`: change it there.
import type { Shape } from './shape';

/** Width in inches of the tops that ends and radii are said for. */
// prettier-ignore
export const SHAPES_WIDTH = 42;

/** By the shape's token in picture names. */
// prettier-ignore
export const SHAPES: Readonly<Record<string, Shape>> = {
  re: { kind: 'rectangle' },
  rc: { kind: 'clipped', cut: 2.6 },
  rr: { kind: 'rounded', radius: 4 },
  bo: { kind: 'boat', end: 37.2 },
  be: { kind: 'bowed', sagitta: 1.5 },
  le: { kind: 'wild' },
  ov: { kind: 'ellipse' },
  dd: { kind: 'doubled' },
  rt: { kind: 'racetrack', end: 38, corner: 9 },
  ro: { kind: 'ellipse' },
  sq: { kind: 'rectangle' },
  oc: { kind: 'octagon' },
};
