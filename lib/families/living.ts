import { defineFamily } from './define-family';
import { CABINET_SLOTS, cabinetFamily } from './shared/cabinet';
import { options } from './shared/slots';

/** Coffee tables, end tables and media consoles (specification §3.1): fields as dining's, its options too. */
export const living = defineFamily(
  cabinetFamily({
    key: 'living',
    family: 'SYO Living',
    operationName: 'Living',
    slots: CABINET_SLOTS,
    options: [options('DiningOptions', ['living-options'])],
  }),
);
