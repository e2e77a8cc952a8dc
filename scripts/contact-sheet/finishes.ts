import type { CatalogueSnapshot, Part, Style } from '../../lib/domain/catalogue';
import { thumbnailAddress } from '../../lib/domain/image-names';
import { SHEEN, SURFACE_TREATMENT, TOP_STAIN, WOOD } from '../../lib/domain/slots';
import { styleIndex } from '../../lib/domain/style-index';
import { configurationOf } from '../../lib/families/registry';
import { layersOf } from '../pictures/configurations';
import { shownParts, withPart, withTokens } from './choose';
import type { Cell, Sheet } from './sheet';

const PIECE = { columns: 3, width: 640, height: 368 };
const SWATCH = { width: 96, height: 96 };
/** Woods and stains that sheens, surfaces and parts are judged on: light, dark, painted. */
export const TRIALS = [
  { [WOOD]: 'ch', [TOP_STAIN]: '113' },
  { [WOOD]: 'wo', [TOP_STAIN]: '228' },
  { [WOOD]: 'bm', [TOP_STAIN]: '401' },
];

/** Sheens and surfaces on the piece that the shop opens with, and every wood in every stain. */
export function finishSheets({ categories, stylesById }: CatalogueSnapshot): readonly Sheet[] {
  const style = stylesById.get(categories[0]?.defaultStyleId ?? Number.NaN);
  if (!style) return [];
  return [
    { name: 'sheens', ...PIECE, cells: () => trialCells(style, SHEEN) },
    { name: 'surfaces', ...PIECE, cells: () => trialCells(style, SURFACE_TREATMENT) },
    { name: 'woods-and-stains', columns: stainsOf(style).length, ...SWATCH, cells: () => swatchCells(style) },
  ];
}

function trialCells(style: Style, slot: string): readonly Cell[] {
  return shownParts(style, slot).flatMap((part) =>
    TRIALS.flatMap((trial) => {
      const configuration = withPart(withTokens(configurationOf(style), trial), slot, part);
      const label = `${part.displayName}, ${Object.values(trial).join(' ')}`;
      return configuration ? [{ label, layers: layersOf(configuration) }] : [];
    }),
  );
}

function stainsOf(style: Style): readonly Part[] {
  return [...new Map(shownParts(style, TOP_STAIN).map((part) => [part.imageName, part])).values()];
}

function swatchCells(style: Style): readonly Cell[] {
  const { selection } = configurationOf(style);
  const template = styleIndex(style).sections.find((section) => section.slot === TOP_STAIN)?.thumbnailPath ?? '';
  return shownParts(style, WOOD).flatMap((wood) =>
    stainsOf(style).map((stain) => {
      const wearing = { ...selection, slots: { ...selection.slots, [WOOD]: [wood] } };
      const address = thumbnailAddress(template, stain, wearing) ?? '';
      return { label: `${wood.displayName} ${stain.displayName}`, layers: [{ address, isDrawnAlong: false }] };
    }),
  );
}
