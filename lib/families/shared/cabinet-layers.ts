import type { LayerDefinition } from '@/lib/domain/family';
import { slotPart, type Selection } from '@/lib/domain/selection';
import { image, material } from './tokens';
import { finishOf } from './two-tone';

/** Box, fronts and hardware are drawn by the case's layout of doors and drawers. */
const layout = image('Case');
/** Feet, top and shadow are drawn by its measures alone, so that equal boxes share them. */
const measures = { slot: 'Case', field: 'code' } as const;

const shows = (selection: Selection, slot: string): boolean => (slotPart(selection, slot)?.imageName ?? '') !== '';

/** What stands below the fronts. */
export const BODY_LAYERS: readonly LayerDefinition[] = [
  { key: 'Shadow', geometry: [measures, image('Leg')], finish: [] },
  { key: 'Leg', geometry: [measures, image('Leg')], finish: finishOf('Base') },
  { key: 'Cabinet', geometry: [layout], finish: finishOf('Box') },
];

/** Doors or drawers. */
export const frontLayer = (slot: string): LayerDefinition => ({
  key: slot,
  geometry: [layout, image(slot)],
  finish: finishOf('DrawerDoor'),
});

/** Hardware on the fronts of a slot; `shared` is the slot of pieces on which one choice serves doors and drawers. */
export const hardwareLayer = (slot: string, shared?: string): LayerDefinition => ({
  key: slot,
  geometry: [layout, image(slot, { fallbackSlot: shared })],
  finish: finishOf('DrawerDoor'),
  ownFinish: { ...material(slot), fallbackSlot: shared },
  appliesTo: (selection) => shows(selection, slot.replace('Hardware', '')),
});

export const TOP_LAYER: LayerDefinition = {
  key: 'Top',
  geometry: [measures, image('Top')],
  finish: finishOf('Top'),
  ownFinish: material('Top'),
};

/** Something on the top in a material of its own, such as a sink. */
export const onTop = (slot: string, materialSlot = slot): LayerDefinition => ({
  key: slot,
  geometry: [measures, image(slot)],
  finish: [],
  ownFinish: material(materialSlot),
});

/** Layers of a cabinet without specialities (specification §17.3). */
export const cabinetLayers = (sharedHardware?: string): readonly LayerDefinition[] => [
  ...BODY_LAYERS,
  frontLayer('Drawer'),
  frontLayer('Door'),
  hardwareLayer('DrawerHardware', sharedHardware),
  hardwareLayer('DoorHardware', sharedHardware),
  TOP_LAYER,
];
