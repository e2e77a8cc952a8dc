import type { CatalogueSnapshot, Style } from '../../lib/domain/catalogue';
import { SHEEN, SURFACE_TREATMENT, TOP_STAIN, WOOD } from '../../lib/domain/slots';
import { layersOf, partsWithStyle, type Choice } from './configurations';

/** One picture of a sheet: layer addresses from the bottom up, and what it shows. */
export interface Cell {
  readonly label: string;
  readonly layers: readonly string[];
}

export interface Sheet {
  readonly name: string;
  readonly columns: number;
  /** Pixels of a cell. */
  readonly width: number;
  readonly height: number;
  readonly cells: readonly Cell[];
}

const PIECE = { columns: 3, width: 640, height: 368 };
const THUMB = { columns: 8, width: 200, height: 200 };
const SWATCH = { width: 96, height: 96 };

const LEG = 'Leg';
const TOP_SHAPE = 'TopShape';
const EDGE = 'TableEdge';
const HEIGHT = 'TableHeight';
/** Finishes that the pieces of a sheet are shown in, so that sheets differ. */
const LIGHT: Choice = { [WOOD]: 'ch', [TOP_STAIN]: '106' };
const DARK: Choice = { [WOOD]: 'qw', [TOP_STAIN]: '109' };
/** Finishes and the parts they are judged on. */
const FINISH_TRIALS: readonly Choice[] = [
  { [WOOD]: 'ch', [TOP_STAIN]: '113' },
  { [WOOD]: 'wo', [TOP_STAIN]: '228' },
  { [WOOD]: 'bm', [TOP_STAIN]: '401' },
];

/** The sheets of the table family: everything a person can choose by its looks. */
export function sheets(snapshot: CatalogueSnapshot): readonly Sheet[] {
  const styles = [...snapshot.stylesById.values()];
  const [trial] = styles;
  const pieces = (name: string, slot: string, finish: Choice): Sheet => ({
    name,
    ...PIECE,
    cells: pieceCells(snapshot, slot, finish),
  });
  return [
    {
      name: 'table-styles',
      ...PIECE,
      cells: styles.map((style) => ({ label: style.displayName, layers: layersOf(style) })),
    },
    pieces('table-legs-and-bases', LEG, LIGHT),
    pieces('table-shapes', TOP_SHAPE, DARK),
    pieces('table-edges', EDGE, { [WOOD]: 'hm', [TOP_STAIN]: '100' }),
    pieces('table-heights', HEIGHT, { [WOOD]: 'hm', [TOP_STAIN]: '405' }),
    {
      name: 'table-leaves',
      ...PIECE,
      cells: styles.map((style) => ({ label: style.displayName, layers: layersOf(style, { Leaf: 'x' }) })),
    },
    ...(trial
      ? [
          finishSheet(snapshot, trial, 'table-sheens', SHEEN),
          finishSheet(snapshot, trial, 'table-surfaces', SURFACE_TREATMENT),
        ]
      : []),
    { name: 'table-thumbs', ...THUMB, cells: thumbCells(snapshot) },
    {
      name: 'woods-and-stains',
      columns: partsWithStyle(snapshot, TOP_STAIN).length,
      ...SWATCH,
      cells: swatchCells(snapshot),
    },
  ];
}

function pieceCells(snapshot: CatalogueSnapshot, slot: string, finish: Choice): readonly Cell[] {
  return partsWithStyle(snapshot, slot).map(({ imageName, label, style }) => ({
    label: `${label} (${imageName})`,
    layers: layersOf(style, { ...finish, [slot]: imageName }),
  }));
}

function finishSheet(snapshot: CatalogueSnapshot, style: Style, name: string, slot: string): Sheet {
  const cells = partsWithStyle(snapshot, slot).flatMap(({ imageName, label }) =>
    FINISH_TRIALS.map((finish) => ({
      label: `${label}, ${Object.values(finish).join(' ')}`,
      layers: layersOf(style, { ...finish, [slot]: imageName }),
    })),
  );
  return { name, ...PIECE, cells };
}

const thumbAddress = (geometry: string): string => `/images/table/thumb/${geometry}/ch-106-20-sm.webp`;

function thumbCells(snapshot: CatalogueSnapshot): readonly Cell[] {
  const kinds = { shape: TOP_SHAPE, edge: EDGE, leg: LEG, height: HEIGHT };
  return Object.entries(kinds).flatMap(([kind, slot]) =>
    partsWithStyle(snapshot, slot).map(({ imageName, label }) => ({
      label,
      layers: [thumbAddress(`${kind}-${imageName}`)],
    })),
  );
}

function swatchCells(snapshot: CatalogueSnapshot): readonly Cell[] {
  const stains = partsWithStyle(snapshot, TOP_STAIN);
  return partsWithStyle(snapshot, WOOD).flatMap((wood) =>
    stains.map((stain) => ({
      label: `${wood.label} ${stain.label}`,
      layers: [`/images/table/swatch/board/${wood.imageName}-${stain.imageName}-20-sm.webp`],
    })),
  );
}
