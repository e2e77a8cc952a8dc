import { imageNames } from '../../lib/domain/image-names';
import { buildSelection } from '../../lib/domain/build-selection';
import { defaultPicks } from '../../lib/domain/default-picks';
import { familyOf } from '../../lib/families/registry';
import { loadCatalogueFiles } from '../../lib/server/catalogue/files';

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
const SWATCH = { width: 96, height: 96 };

const LEGS = ['tur', 'shk', 'rsh', 'frm', 'hoo', 'flu', 'msn', 'cab'];
const BASES = ['sp1', 'sp2', 'tul'];
const EDGES = ['mis', 'bev', 'bul', 'ogr', 'thu', 'wfl', 'ubv'];
const SHAPES = ['re', 'rc', 'rr', 'bo', 'ov', 'dd'];
const HEIGHTS = ['30', '36', '42'];
const WOODS = ['ro', 'bm', 'sm', 'hm', 'rc', 'ch', 'hi', 'rh', 'wo', 'qw', 'ge', 'wa'];
const STAINS = [
  ...['100', '104', '106', '109', '112', '117', '113', '119', '122', '227', '228', '230', '301', '302', '303'],
  ...['401', '402', '403', '404', '405', '406', '407', '408'],
];

const at = (layer: string, geometry: string, finish: string): string =>
  `/images/table/${layer}/${geometry}/${finish}.webp`;

function piece(label: string, under: string, top: string, finish: string, base = finish): Cell {
  const layers = ['leg', 'apron', 'can'].map((layer) => at(layer, under, base));
  return { label, layers: [at('shadow', under, 'none'), ...layers, at('top', top, finish)] };
}

/** The sheets of the table family. */
export function sheets(): readonly Sheet[] {
  return [
    { name: 'table-styles', ...PIECE, cells: styleDefaults() },
    { name: 'table-legs', ...PIECE, cells: LEGS.map((leg) => piece(leg, `${leg}-30-l-r`, 're-bul-30-l', 'ch-106-20')) },
    {
      name: 'table-bases',
      ...PIECE,
      cells: BASES.map((base) => piece(base, `${base}-30-o-o`, 'ro-ogr-30-o', 'ro-112-20')),
    },
    { name: 'table-shapes', ...PIECE, cells: SHAPES.map(shapeCell) },
    {
      name: 'table-edges',
      ...PIECE,
      cells: EDGES.map((edge) => piece(edge, 'tur-30-l-r', `re-${edge}-30-l`, 'wa-100-35')),
    },
    {
      name: 'table-heights',
      ...PIECE,
      cells: HEIGHTS.map((height) =>
        piece(height, `tur-${height}-l-r`, `re-bev-${height}-l`, 'hm-100-20', 'hm-405-20'),
      ),
    },
    { name: 'woods-and-stains', columns: STAINS.length, ...SWATCH, cells: WOODS.flatMap(swatchRow) },
  ];
}

const shapeCell = (shape: string): Cell =>
  piece(shape, `tur-30-l-${shape === 'ov' || shape === 'dd' ? 'v' : 'r'}`, `${shape}-thu-30-l`, 'qw-109-20');

const swatchRow = (wood: string): readonly Cell[] =>
  STAINS.map((stain) => ({ label: `${wood} ${stain}`, layers: [at('swatch', 'board', `${wood}-${stain}-20`)] }));

function styleDefaults(): readonly Cell[] {
  const { snapshot } = loadCatalogueFiles('prisma/catalog');
  return [...snapshot.stylesById.values()].map((style) => {
    const family = familyOf(style);
    const names = imageNames(family, buildSelection(family, style, defaultPicks(family, style)));
    const layers = family.layers.flatMap(({ key }) => names.layers[key] ?? []);
    return { label: style.displayName, layers: layers.map((name) => names.path + name) };
  });
}
