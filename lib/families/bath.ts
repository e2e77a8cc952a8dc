import { defineFamily } from './define-family';
import { cabinetFamily } from './shared/cabinet';
import { BODY_LAYERS, TOP_LAYER, frontLayer, hardwareLayer, onTop } from './shared/cabinet-layers';
import { LEG, components, free, options } from './shared/slots';

/** What stands in the picture and is not sold: the sink, the faucet, and the metal both are shown in. */
const SHOWN_ONLY = ['Sink', 'Faucet', 'Hardware'];

/** Vanities and linen wardrobes (specification §3.1). */
export const bath = defineFamily(
  cabinetFamily({
    key: 'bath',
    family: 'SYO Bath',
    operationName: 'Bath',
    slots: [
      ...components('Case', 'Drawer', 'SmallDrawer', 'Door', 'DrawerHardware', 'SmallDrawerHardware', 'DoorHardware'),
      LEG,
      ...components('Top'),
      ...SHOWN_ONLY.map((slot) => free(slot)),
    ],
    options: [options('BathOptions')],
    excludedSlots: SHOWN_ONLY,
    layers: [
      ...BODY_LAYERS,
      frontLayer('Drawer'),
      frontLayer('SmallDrawer'),
      frontLayer('Door'),
      hardwareLayer('DrawerHardware'),
      hardwareLayer('SmallDrawerHardware'),
      hardwareLayer('DoorHardware'),
      TOP_LAYER,
      onTop('Sink'),
      onTop('Faucet', 'Hardware'),
    ],
    hasShowFlags: true,
    // Specification §5.3
    hiddenSections: [
      {
        styles: ['inset-vanity', 'overlay-vanity'],
        sections: ['small-drawer', 'small-drawer-hardware'],
        when: { slot: 'Case', code2: '1' },
      },
      { styles: ['inset-wardrobe', 'overlay-wardrobe'], sections: ['hardware'] },
    ],
  }),
);
