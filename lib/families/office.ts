import { slotPart, type Selection } from '@/lib/domain/selection';
import { defineFamily } from './define-family';
import { FINISH_SLOTS, STAIN_SUMMARY_LABELS, bottomFinish, topFinish } from './shared/finish';
import { component, free, options } from './shared/slots';
import { image, material } from './shared/tokens';

const size = image('Size');
/** Most desks have one height only and no list for it. */
const height = image('TableHeight', { otherwise: '30' });
const onLegs = [image('Leg'), height, size];
/** Drawers hang in the base, or in the apron of a desk on legs. */
const inBase = [image('Base', { otherwise: 'apron' }), height, size];

/** Racetrack, boat and oval throw a shade of their own; that of other tops is a rectangle's. */
const plan = image('TopShape', {
  otherwise: 're',
  groups: { byToken: { rt: 'rt', bo: 'bo', ov: 'ov' }, others: 're' },
});

/** Specification §9: a base below a 54-inch top is a deep one. */
const baseCode = (selection: Selection): string =>
  slotPart(selection, 'Size')?.displayName.startsWith('54') ? 'D30' : '30';

const slots = [
  component('Size', undefined, 'TopPrice'),
  component('Base', undefined, 'LegOrBasePrice'),
  component('Leg', undefined, 'LegOrBasePrice'),
  component('Drawer', undefined, 'LegOrBasePrice'),
  component('Hardware', ['hardware', 'drawer-hardware']),
  component('TopShape'),
  component('TableEdge', ['edge']),
  free('TableHeight'),
  ...FINISH_SLOTS,
  options('TableOptions', ['table-options', 'desk-options']),
  { ...options('ConferenceTableOptions'), atMostOne: true },
];

/** Desks, credenzas and conference tables (specification §3.1). */
export const office = defineFamily({
  key: 'office',
  family: 'SYO Office',
  imageFolder: 'office',
  operationName: 'Office',
  slots,
  facets: { shape: 'TopShape' },
  flags: [],
  layers: [
    { key: 'Shadow', geometry: [plan, image('Base', { fallbackSlot: 'Leg' }), height, size], finish: [] },
    { key: 'Leg', geometry: onLegs, finish: bottomFinish },
    { key: 'Apron', geometry: onLegs, finish: bottomFinish },
    { key: 'Cabinet', geometry: [image('Base'), height, size], finish: bottomFinish },
    { key: 'Drawer', geometry: [image('Drawer'), ...inBase], finish: bottomFinish },
    {
      key: 'Hardware',
      geometry: [image('Hardware'), ...inBase],
      finish: bottomFinish,
      ownFinish: material('Hardware'),
    },
    { key: 'Top', geometry: [image('TopShape'), image('TableEdge'), height, size], finish: topFinish },
  ],
  skuOrder: slots.map((slot) => slot.key),
  skuExtensions: [{ slot: 'Base', from: null, prefixes: ['30', 'D30'], prefix: baseCode }],
  joinsStyleToken: () => false,
  summary: { excludedSlots: [], excludedParts: ['none'], labels: STAIN_SUMMARY_LABELS },
  // Specification §4.5: doors take the place of drawers
  hiddenSections: [{ styles: ['inset-credenza', 'overlay-door-credenza'], sections: ['drawer', 'drawer-hardware'] }],
  rules: [],
  hooks: {},
});
