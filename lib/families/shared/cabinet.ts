import type { FamilyDefinition, SlotDefinition } from '@/lib/domain/family';
import { slotPart } from '@/lib/domain/selection';
import { cabinetLayers } from './cabinet-layers';
import { FINISH_SLOTS, STAIN_SUMMARY_LABELS } from './finish';
import { LEG, component, components } from './slots';
import { TWO_TONE_TYPES } from './two-tone';

/** Size class of the largest cases: their pictures need the bigger image. */
const LARGE = 'l';

/** Slots of a cabinet without specialities. */
export const CABINET_SLOTS: readonly SlotDefinition[] = [
  ...components('Case', 'Drawer', 'Door', 'DrawerHardware', 'DoorHardware'),
  LEG,
  component('Top'),
];

type Own = Pick<FamilyDefinition, 'key' | 'family' | 'operationName'> & {
  /** Slots before the finish, in sku order. */
  readonly slots: readonly SlotDefinition[];
  readonly options: readonly SlotDefinition[];
} & Partial<Pick<FamilyDefinition, 'layers' | 'hasShowFlags' | 'hiddenSections' | 'rules'>> & {
    /** Slots that the summary leaves out. */
    readonly excludedSlots?: readonly string[];
  };

/**
 * What bedroom, dining, living and bath pieces have in common (specification §3.6): a case with top, fronts, hardware
 * and feet, priced by the case, finished in one or two stains that one may place.
 */
export function cabinetFamily({ slots, options, excludedSlots = [], ...own }: Own): FamilyDefinition {
  const all = [...slots, ...FINISH_SLOTS, ...options];
  return {
    imageFolder: own.key,
    layers: cabinetLayers(),
    rules: [],
    ...own,
    slots: all,
    sizeSlot: 'Case',
    twoToneTypes: TWO_TONE_TYPES,
    flags: ['BiggerImage'],
    skuOrder: all.map((slot) => slot.key),
    skuExtensions: [],
    joinsStyleToken: () => false,
    summary: { excludedSlots, excludedParts: ['none'], labels: STAIN_SUMMARY_LABELS },
    hooks: { deriveFlags: (selection) => ({ BiggerImage: slotPart(selection, 'Case')?.sizeClass === LARGE }) },
  };
}
