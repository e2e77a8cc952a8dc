import type { ImageToken, SlotDefinition } from '@/lib/domain/family';

/** Slots that every family has under the same names (SPEC §3). */
export const FINISH_SLOTS: readonly SlotDefinition[] = [
  { key: 'Wood', kind: 'one', sections: ['wood'] },
  { key: 'TopStain', kind: 'one', sections: [], priceRole: 'stain' },
  { key: 'BottomStain', kind: 'one', sections: [], priceRole: 'stain' },
  { key: 'SurfaceTreatment', kind: 'one', sections: ['surface-treatment'], priceRole: 'surface' },
  { key: 'Sheen', kind: 'one', sections: ['sheen'], priceRole: 'sheen' },
];

/** SPEC §9: what the two stains are called in the summary. */
export const STAIN_SUMMARY_LABELS: Readonly<Record<string, string>> = {
  'Top Stain': 'Stain 1',
  'Bottom Stain': 'Stain 2',
};

/** Finish of a layer in the top stain: wood, stain, sheen. */
export const topFinish: readonly ImageToken[] = [
  { slot: 'Wood', field: 'imageName' },
  { slot: 'TopStain', field: 'imageName' },
  { slot: 'Sheen', field: 'imageName' },
];

/** Finish of a layer in the bottom stain, which is the top's unless two-tone. */
export const bottomFinish: readonly ImageToken[] = [
  { slot: 'Wood', field: 'imageName' },
  { slot: 'BottomStain', field: 'imageName', fallbackSlot: 'TopStain' },
  { slot: 'Sheen', field: 'imageName' },
];
