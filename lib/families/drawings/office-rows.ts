// Written by `npm run drawings` from `studio/families`: change it there.
import type { OfficeRow } from './rows';

/** By the base's token in picture names. */
// prettier-ignore
export const DESKS: Readonly<Record<string, OfficeRow>> = {
  pdl: { across: 66, units: [{ rows: [[5, 'drawer'], [5, 'drawer'], [11, 'drawer']], x: [-30, -14], frame: { stile: 1.25, top: 1.25, rail: 0.9, bottom: 1.2, middle: 1.25 } }], leg: [28.75, 30], knee: { x: [-14, 28.75], high: 3, hasDrawer: false } },
  pdr: { across: 66, units: [{ rows: [[5, 'drawer'], [5, 'drawer'], [11, 'drawer']], x: [14, 30], frame: { stile: 1.25, top: 1.25, rail: 0.9, bottom: 1.2, middle: 1.25 } }], leg: [-30, -28.75], knee: { x: [-28.75, 14], high: 3, hasDrawer: false } },
  pdd: { across: 66, units: [{ rows: [[5, 'drawer'], [5, 'drawer'], [11, 'drawer']], x: [-30, -14], frame: { stile: 1.25, top: 1.25, rail: 0.9, bottom: 1.2, middle: 1.25 } }, { rows: [[5, 'drawer'], [5, 'drawer'], [11, 'drawer']], x: [14, 30], frame: { stile: 1.25, top: 1.25, rail: 0.9, bottom: 1.2, middle: 1.25 } }], knee: { x: [-14, 14], high: 4, hasDrawer: true } },
  pdf: { across: 66, units: [{ rows: [[11, 'drawer'], [11, 'drawer']], x: [-30, -14], frame: { stile: 1.25, top: 1.25, rail: 0.9, bottom: 1.2, middle: 1.25 } }, { rows: [[11, 'drawer'], [11, 'drawer']], x: [14, 30], frame: { stile: 1.25, top: 1.25, rail: 0.9, bottom: 1.2, middle: 1.25 } }], knee: { x: [-14, 14], high: 4, hasDrawer: true } },
  ckh: { across: 66, units: [{ rows: [[5, 'drawer'], [5, 'drawer'], [11, 'drawer']], x: [-31.5, -14.5], frame: { stile: 1.25, top: 1.25, rail: 0.9, bottom: 1.2, middle: 1.25 } }, { rows: [[5, 'drawer'], [5, 'drawer'], [11, 'drawer']], x: [14.5, 31.5], frame: { stile: 1.25, top: 1.25, rail: 0.9, bottom: 1.2, middle: 1.25 } }], knee: { x: [-14.5, 14.5], high: 3, hasDrawer: false } },
  ci2: { across: 66, units: [{ cols: [[32, 'pair'], [26.5, 'open']], x: [-31.5, 31.5], frame: { stile: 1.5, top: 1.5, rail: 1, bottom: 1.5, middle: 1.5 } }] },
  ci3: { across: 66, units: [{ cols: [[null, 'door-l'], [null, 'door-l'], [null, 'door-r']], x: [-31.5, 31.5], frame: { stile: 1.5, top: 1.5, rail: 1, bottom: 1.5, middle: 1.5 } }] },
  ci4: { across: 66, units: [{ cols: [[null, 'pair'], [null, 'pair']], x: [-31.5, 31.5], frame: { stile: 1.5, top: 1.5, rail: 1, bottom: 1.5, middle: 3 } }] },
  co2: { across: 66, units: [{ cols: [[32, 'pair'], [26.5, 'open']], x: [-31.5, 31.5], frame: { stile: 1.5, top: 1.5, rail: 1, bottom: 1.5, middle: 1.5 } }] },
  co3: { across: 66, units: [{ cols: [[null, 'door-l'], [null, 'door-l'], [null, 'door-r']], x: [-31.5, 31.5], frame: { stile: 1.5, top: 1.5, rail: 1, bottom: 1.5, middle: 1.5 } }] },
  co4: { across: 66, units: [{ cols: [[null, 'pair'], [null, 'pair']], x: [-31.5, 31.5], frame: { stile: 1.5, top: 1.5, rail: 1, bottom: 1.5, middle: 3 } }] },
  cf4: { across: 66, units: [{ cols: [[null, { rows: [[11, 'drawer'], [11, 'drawer']] }], [null, { rows: [[11, 'drawer'], [11, 'drawer']] }]], x: [-31.5, 31.5], frame: { stile: 1.5, top: 1.5, rail: 1, bottom: 1.5, middle: 1.5 } }] },
  cm6: { across: 66, units: [{ cols: [[null, { rows: [[9.2, 'drawer*2'], [12.5, 'drawer']] }], [null, { rows: [[9.2, 'drawer*2'], [12.5, 'drawer']] }]], x: [-31.5, 31.5], frame: { stile: 1.5, top: 1.5, rail: 1, bottom: 1.5, middle: 1.5 } }] },
};
