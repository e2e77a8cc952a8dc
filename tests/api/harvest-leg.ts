/** The default table of the demo catalogue, read by hand from `prisma/catalog`. */
export const HARVEST_LEG = 17;
export const HARVEST_SKU = 'LT4272S-L0130-CH-113-RE-E1-F0-20';

/** Its selection as a client sends it: 42" x 72", solid top, in cherry. */
export const HARVEST_SELECTION = {
  Family: 'SYO Tables',
  StyleId: HARVEST_LEG,
  Size: { Id: 2007 },
  Leaf: { Id: 950 },
  TopShape: { Id: 201 },
  TableEdge: { Id: 301 },
  Leg: { Id: 1703 },
  Wood: { Id: 106 },
  TopStain: { Id: 1013 },
  BottomStain: null,
  SurfaceTreatment: { Id: 601 },
  Sheen: { Id: 502 },
  TableHeight: { Id: 901 },
  TableOptions: [],
  LeafOption: { Id: 801 },
  SelectedTwoToneType: null,
  Markup: null,
};
