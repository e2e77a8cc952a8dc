import { defineFamily } from './define-family';
import { CABINET_SLOTS, cabinetFamily } from './shared/cabinet';
import { options } from './shared/slots';

/** Buffets, hutches and sideboards (specification §3.1). */
export const dining = defineFamily(
  cabinetFamily({
    key: 'dining',
    family: 'SYO Dining Cabinets',
    operationName: 'Dining',
    slots: CABINET_SLOTS,
    options: [options('DiningOptions')],
  }),
);
