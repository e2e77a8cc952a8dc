import {
  PART,
  partsScreen,
  pricesScreen,
  previewPath,
  SEARCH,
  SECTION,
  SIZE,
  STYLE,
  styleScreen,
  TABLE,
  TIER,
} from '@/lib/contracts/admin/desk';
import { withSku } from '@/lib/contracts/addresses';
import type { FindingsAnswer } from '@/lib/contracts/admin/proofs';

export type Finding = FindingsAnswer['Findings'][number];

/** A screen of a draft where a finding can be mended. */
export interface Spot {
  readonly href: string;
  readonly words: string;
}

type Query = Readonly<Record<string, string | null | undefined>>;

const at = (screen: string, query: Query): string =>
  `${screen}?${new URLSearchParams(Object.entries(query).flatMap(([name, value]) => (value ? [[name, value]] : [])))}`;

const isPrice = (kind: string): boolean => kind === 'price-hole' || kind === 'not-quoted';

/** Where in a draft what was found can be put right: the cell of a price, else the rules of the style and the part itself. */
export function spotsOf(draft: string, { Kind, Target }: Finding): readonly Spot[] {
  const { Style, Section, Parts, Size, Tier } = Target;
  const [part, second] = Parts;
  if (isPrice(Kind) && Style !== null && part !== undefined) {
    const cell = { [TABLE]: Style, [PART]: part, [SIZE]: Size, [TIER]: Tier };
    return [{ href: at(pricesScreen(draft), cell), words: 'The price' }];
  }
  const spots: Spot[] = [];
  if (Style !== null) {
    const rules = { [STYLE]: Style, [SECTION]: Section, [SEARCH]: Parts.join(' ') };
    const words = second === undefined ? `The style ${Style}` : 'The restriction';
    spots.push({ href: at(styleScreen(draft), rules), words });
  }
  if (part !== undefined && second === undefined) {
    spots.push({ href: at(partsScreen(draft), { [SEARCH]: part }), words: `The part ${part}` });
  }
  if (Style === null && part === undefined && Section !== null) {
    spots.push({ href: at(partsScreen(draft), { [SECTION]: Section }), words: `The section ${Section}` });
  }
  return spots;
}

/** A design on show: in the shop, or in the preview of a draft. @param style as `tables/harvest-leg` */
export const designPath = (draft: string | null, style: string, sku: string): string =>
  withSku(`${draft === null ? '' : previewPath(draft)}/${style}`, sku);
