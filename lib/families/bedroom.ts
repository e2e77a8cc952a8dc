import { defineFamily } from './define-family';
import { cabinetFamily } from './shared/cabinet';
import { cabinetLayers } from './shared/cabinet-layers';
import { LEG, components, options } from './shared/slots';

/** One choice of hardware for pieces that do not tell doors from drawers. */
const HARDWARE = 'Hardware';

/** Nightstands, chests, dressers and armoires (specification §3.1). */
export const bedroom = defineFamily(
  cabinetFamily({
    key: 'bedroom',
    family: 'SYO Bedroom',
    operationName: 'Bedroom',
    slots: [
      ...components('Case', 'Size', 'Storage', 'Drawer', 'Door', HARDWARE, 'DrawerHardware', 'DoorHardware'),
      LEG,
      ...components('Top'),
    ],
    options: [
      options('NightstandOptions'),
      {
        key: 'NightlightOption',
        kind: 'one',
        sections: ['nightlight-option'],
        priceRole: 'option',
        priceField: 'NightlightOption',
      },
    ],
    layers: cabinetLayers(HARDWARE),
  }),
);
