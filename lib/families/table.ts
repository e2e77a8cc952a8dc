import type { ImageToken } from '@/lib/domain/family';
import { slotPart, type Selection, type SelectionEntry } from '@/lib/domain/selection';
import { BOTTOM_STAIN, TOP_STAIN } from '@/lib/domain/slots';
import { sizeName } from './dimensions/words';
import { defineFamily } from './define-family';
import { blackStainOnSoftMaple, softMapleUnderBlackStain } from './rules/black-stain';
import { FINISH_SLOTS, STAIN_SUMMARY_LABELS, bottomFinish, topFinish } from './shared/finish';
import { LEG, component, free, options } from './shared/slots';
import { image } from './shared/tokens';

/** Where legs and apron stand under a top: the shape's second code. */
const plan: ImageToken = { slot: 'TopShape', field: 'code2' };
/** Whether a seam crosses the top; one without leaves is solid. */
const seam = image('Leaf', { otherwise: 's' });
const underTop = [image('Leg'), image('TableHeight'), image('Size'), plan];

const isBaseTable = (selection: Selection): boolean => selection.sections.Leg?.normalizedName === 'base';

/** Specification §9: pedestal tables of size class b2 stand on a doubled base. */
const heightPrefix = (selection: Selection): string =>
  isBaseTable(selection) && slotPart(selection, 'Size')?.sizeClass === 'b2' ? 'D' : '';

/** Specification §9: the table height follows the stains. */
function heightAfterStains(entries: readonly SelectionEntry[]): readonly SelectionEntry[] {
  const height = entries.find((entry) => entry.slot === 'TableHeight');
  const rest = entries.filter((entry) => entry !== height);
  const lastStain = rest.findLastIndex((entry) => entry.slot === TOP_STAIN || entry.slot === BOTTOM_STAIN);
  return height && lastStain >= 0 ? rest.toSpliced(lastStain + 1, 0, height) : entries;
}

/** Tables on legs, pedestals and trestles (specification §3.6). */
export const table = defineFamily({
  key: 'table',
  family: 'SYO Tables',
  imageFolder: 'table',
  operationName: 'Table',
  slots: [
    component('Size', undefined, 'TopPrice'),
    component('Leaf', [], 'TopPrice'),
    component('TopShape'),
    component('TableEdge', ['edge']),
    LEG,
    ...FINISH_SLOTS,
    free('TableHeight'),
    options('TableOptions'),
    { key: 'LeafOption', kind: 'one', sections: ['leaf-storage'], priceRole: 'option', priceField: 'LeafOptionPrice' },
  ],
  facets: { shape: 'TopShape' },
  flags: ['IsLeafSelected', 'IsBaseTable', 'IsTwoToneSelected'],
  layers: [
    { key: 'Shadow', geometry: underTop, finish: [] },
    { key: 'Leg', geometry: underTop, finish: bottomFinish },
    { key: 'Apron', geometry: underTop, finish: bottomFinish },
    { key: 'Can', geometry: underTop, finish: bottomFinish, appliesTo: isBaseTable },
    {
      key: 'Top',
      geometry: [image('TopShape'), image('TableEdge'), image('TableHeight'), image('Size'), seam],
      finish: topFinish,
    },
  ],
  skuOrder: [
    'Size',
    'Leg',
    'Wood',
    'TopStain',
    'BottomStain',
    'TopShape',
    'TableEdge',
    'SurfaceTreatment',
    'Sheen',
    'LeafOption',
    'TableOptions',
  ],
  skuExtensions: [
    { slot: 'Size', from: 'Leaf', prefixes: [''], prefix: () => '' },
    { slot: 'Leg', from: 'TableHeight', prefixes: ['', 'D'], prefix: heightPrefix },
  ],
  joinsStyleToken: (style) => style.normalizedName !== 'butterfly-console',
  summary: { excludedSlots: [], excludedParts: ['none'], labels: STAIN_SUMMARY_LABELS },
  rules: [blackStainOnSoftMaple, softMapleUnderBlackStain],
  hooks: {
    deriveFlags: (selection) => ({
      // Specification §4.4: a leaf part whose name contains 'solid' means no leaf selected.
      IsLeafSelected: !/solid/i.test(slotPart(selection, 'Leaf')?.displayName ?? 'solid'),
      IsBaseTable: isBaseTable(selection),
      IsTwoToneSelected: selection.isTwoTone,
    }),
    nameOf: sizeName,
    arrangeSummary: heightAfterStains,
  },
});
