import type { ImageToken, SlotDefinition } from '@/lib/domain/family';

/** Slots that every family has under the same names (specification §3.6). */
export const FINISH_SLOTS: readonly SlotDefinition[] = [
  { key: 'Wood', kind: 'one', sections: ['wood'] },
  { key: 'TopStain', kind: 'one', sections: [], priceRole: 'stain' },
  { key: 'BottomStain', kind: 'one', sections: [], priceRole: 'stain' },
  { key: 'SurfaceTreatment', kind: 'one', sections: ['surface-treatment'], priceRole: 'surface' },
  { key: 'Sheen', kind: 'one', sections: ['sheen'], priceRole: 'sheen' },
];

/** Specification §9: what the two stains are called in the summary. */
export const STAIN_SUMMARY_LABELS: Readonly<Record<string, string>> = {
  'Top Stain': 'Stain 1',
  'Bottom Stain': 'Stain 2',
};

const WOOD_TOKEN: ImageToken = { slot: 'Wood', field: 'imageName' };
const SHEEN_TOKEN: ImageToken = { slot: 'Sheen', field: 'imageName' };
/** Untreated wood is smooth. */
const SURFACE_TOKEN: ImageToken = { slot: 'SurfaceTreatment', field: 'imageName', otherwise: 'sm' };

/** Finish of a layer in the top stain: wood, stain, sheen, surface. */
export const topFinish: readonly ImageToken[] = [
  WOOD_TOKEN,
  { slot: 'TopStain', field: 'imageName' },
  SHEEN_TOKEN,
  SURFACE_TOKEN,
];

/** Finish of a layer in the bottom stain, which is the top's unless two-tone. */
export const bottomFinish: readonly ImageToken[] = [
  WOOD_TOKEN,
  { slot: 'BottomStain', field: 'imageName', fallbackSlot: 'TopStain' },
  SHEEN_TOKEN,
  SURFACE_TOKEN,
];
