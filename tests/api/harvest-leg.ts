/** The default table of the demo catalogue, read by hand from `prisma/catalog`. */
export const HARVEST_LEG = 17;
export const HARVEST_SKU = 'LT4272S-L0130-CH-113-RE-E1-F0-20';

/** Chosen parts by slot, as the wire tells them. */
export const refs = (ids: Readonly<Record<string, number>>): Readonly<Record<string, { readonly Id: number }>> =>
  Object.fromEntries(Object.entries(ids).map(([slot, Id]) => [slot, { Id }]));

/** Its selection as a client sends it: 42" x 72", solid top, in cherry. */
export const HARVEST_SELECTION = {
  Family: 'SYO Tables',
  StyleId: HARVEST_LEG,
  ...refs({ Size: 2007, Leaf: 950, TopShape: 201, TableEdge: 301, Leg: 1703, TableHeight: 901, LeafOption: 801 }),
  ...refs({ Wood: 106, TopStain: 1013, SurfaceTreatment: 601, Sheen: 502 }),
  BottomStain: null,
  TableOptions: [],
  SelectedTwoToneType: null,
  Markup: null,
};
