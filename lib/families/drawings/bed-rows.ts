// Written by `npm run drawings` from `studio/families`: change it there.
import type { BoardRow } from './rows';

/** Lower and upper edge of side rails above the floor. */
// prettier-ignore
export const RAIL = {
  low: 7,
  high: 15,
};

/** By their tokens in picture names. */
// prettier-ignore
export const HEADBOARDS: Readonly<Record<string, BoardRow>> = {
  pnl: { kind: 'framed', tiers: [3] },
  ptl: { kind: 'framed', tiers: [3, 5], upper: 8 },
  shp: { kind: 'framed', tiers: [1] },
  bkc: { kind: 'bookcase' },
  slt: { kind: 'slatted', gap: 1.75, slat: 1.75 },
  wsl: { kind: 'slatted', count: 5, slat: 5 },
  spn: { kind: 'slatted', gap: 1, slat: 0.75 },
  lve: { kind: 'plank', plank: 26 },
  slg: { kind: 'sleigh', tiers: [3] },
  sls: { kind: 'sleigh', tiers: [1] },
  slw: { kind: 'sleigh', tiers: [3] },
  smo: { kind: 'cushioned' },
  chn: { kind: 'cushioned' },
  tuf: { kind: 'cushioned' },
};

/** By their tokens in picture names. */
// prettier-ignore
export const FOOTBOARDS: Readonly<Record<string, BoardRow>> = {
  ful: { kind: 'framed', tiers: [3] },
  low: { kind: 'framed', tiers: [1] },
  non: { kind: 'bare' },
  dr2: { kind: 'drawers', count: 2 },
  dr3: { kind: 'drawers', count: 3 },
  slt: { kind: 'slatted', gap: 1.75, slat: 1.75 },
  slg: { kind: 'sleigh', tiers: [3] },
  slw: { kind: 'sleigh', tiers: [3] },
  frm: { kind: 'framed', tiers: [1] },
  bch: { kind: 'bench' },
};
