import { defineFamily } from './define-family';
import { FINISH_SLOTS, STAIN_SUMMARY_LABELS, bottomFinish, topFinish } from './shared/finish';
import { components, free, options } from './shared/slots';
import { image, material } from './shared/tokens';

/** What makes the bed in the picture and is not sold (specification §9). */
const SHOWN_ONLY = ['Mattress', 'Bedding'];

const size = image('Size');

/** Pillows throw their shade on a headboard, but not on the air between slats. */
const behindPillows = image('Headboard', {
  groups: { byToken: { slt: 'opn', wsl: 'opn', spn: 'opn', sls: 'opn' }, others: 'sld' },
});

const slots = [
  free('Size'),
  ...components('Headboard', 'Panel'),
  // A fabric costs what its panel costs; the panel opens its list.
  free('Fabric', ['fabric', 'crypton', 'leather']),
  ...components('Top', 'FootboardLegs'),
  free('HeadboardLegs'),
  ...SHOWN_ONLY.map((slot) => free(slot)),
  ...FINISH_SLOTS,
  options('HeightOptions'),
  options('BedOptions'),
];

/** Beds; they live beside the bedroom's case pieces in one category (specification §3.1). */
export const bed = defineFamily({
  key: 'bed',
  family: 'SYO Beds',
  imageFolder: 'bed',
  operationName: 'Bed',
  slots,
  facets: { bed: 'Size' },
  flags: [],
  layers: [
    { key: 'Shadow', geometry: [image('FootboardLegs'), size], finish: [] },
    {
      key: 'Headboard',
      geometry: [image('Headboard'), image('Top'), image('HeadboardLegs'), size],
      finish: topFinish,
    },
    {
      key: 'Panel',
      geometry: [image('Panel'), image('Headboard'), size],
      finish: topFinish,
      ownFinish: image('Fabric'),
    },
    { key: 'Farside', geometry: [size], finish: bottomFinish },
    { key: 'Mattress', geometry: [image('Mattress'), size], finish: [], ownFinish: material('Mattress') },
    // A bed is made as high as its mattress.
    {
      key: 'Bedding',
      geometry: [image('Bedding'), behindPillows, image('Mattress'), size],
      finish: [],
      ownFinish: material('Bedding'),
    },
    { key: 'Nearside', geometry: [size], finish: bottomFinish },
    { key: 'Footboard', geometry: [image('FootboardLegs'), size], finish: bottomFinish },
  ],
  skuOrder: slots.map((slot) => slot.key),
  skuExtensions: [],
  joinsStyleToken: () => false,
  summary: { excludedSlots: SHOWN_ONLY, excludedParts: ['none'], labels: STAIN_SUMMARY_LABELS },
  rules: [],
  hooks: {},
});
