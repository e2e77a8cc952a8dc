// Written by `npm run drawings` from `studio/families`: change it there.
import type { SupportRow } from './rows';

/** By the leg's or base's token in picture names; those of conference tables after `office-`. */
// prettier-ignore
export const SUPPORTS: Readonly<Record<string, SupportRow>> = {
  shk: { from: 'corner', at: 1.5, wide: 3, hasApron: true },
  rsh: { from: 'corner', at: 1.5, wide: 3, hasApron: true },
  tur: { from: 'corner', at: 2, wide: 4, hasApron: true },
  frm: { from: 'corner', at: 2.5, wide: 5, hasApron: true },
  hoo: { from: 'corner', at: 1.7, wide: 3.4, hasApron: true },
  flu: { from: 'corner', at: 1.6, wide: 3.2, hasApron: true },
  msn: { from: 'corner', at: 1.75, wide: 3.5, hasApron: true },
  cab: { from: 'corner', at: 1.45, wide: 2.9, hasApron: true },
  hus: { from: 'corner', at: 2.75, wide: 5.5, hasApron: true },
  pen: { from: 'end', at: 1.75, wide: 3.5, hasApron: true },
  tap: { from: 'corner', at: 4.5, wide: 2.2, hasApron: true },
  hrp: { from: 'corner', at: 3.5, wide: 5 },
  ree: { from: 'corner', at: 1.6, wide: 3.2, hasApron: true },
  xle: { from: 'corner', at: 1, wide: 2, hasApron: true },
  sp1: { from: 'middle', at: 0, wide: 7.96, foot: 19, hasApron: true },
  sp2: { from: 'middle', at: 0, wide: 7.5, foot: 19, hasApron: true },
  tul: { from: 'middle', at: 0, wide: 4.4, foot: 12.8 },
  dp1: { from: 'middle', at: 14, wide: 6.06, hasApron: true },
  dp2: { from: 'middle', at: 14.5, wide: 5.5, hasApron: true },
  twn: { from: 'middle', at: 15, wide: 13.2, hasApron: true },
  tr1: { from: 'end', at: 13.5, wide: 3, stretcher: [10.5, 5] },
  tr2: { from: 'end', at: 13, wide: 3 },
  key: { from: 'end', at: 12.5, wide: 1.75 },
  xlg: { from: 'end', at: 12, wide: 1.5 },
  ubs: { from: 'end', at: 11, wide: 1.5 },
  slb: { from: 'end', at: 9, wide: 2.25 },
  'office-pnl': { from: 'end', at: 20, wide: 2, stretcher: [9, 6] },
  'office-pcl': { from: 'end', at: 22, wide: 14 },
  'office-drm': { from: 'end', at: 22, wide: 18 },
  'office-tre': { from: 'end', at: 20, wide: 3, stretcher: [10.5, 5] },
  'office-xlg': { from: 'end', at: 19, wide: 1.5 },
};

/** How far in from the ends legs stand, by size bucket and plan. */
// prettier-ignore
export const CORNERS: Readonly<Record<string, number>> = {
  's-r': 3,
  's-v': 8.6,
  'l-r': 3,
  'l-v': 12,
  'x-r': 3,
  'x-v': 16.6,
  'c-r': 2.4,
};
