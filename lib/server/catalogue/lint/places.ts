import type { Target } from '@/lib/domain/report/finding';
import type { Position } from '../defect';
import type { CatalogueSource } from '../source/read-source';
import { priceKey } from '../source/style-prices';
import type { StyleEntry } from '../source/styles';

/** Finds where in a folder's files something stands; null for what no file says. */
export function placesIn({ parts, sections, styles }: CatalogueSource): (target: Target) => Position | null {
  const styleById = new Map(styles.map((entry) => [entry.row.id, entry]));
  const sectionKeys = new Map([...sections].map(([key, { row }]) => [row.id, key]));
  const restrictions = new Map<string, Position>();
  for (const { row, restrictions: own } of styles) {
    for (const { partIds, at } of own) restrictions.set(restrictionKey(row.id, partIds), at);
  }

  const placeOfSection = (style: StyleEntry | undefined, sectionId: number): Position | null => {
    const key = sectionKeys.get(sectionId);
    if (key === undefined) return style?.at ?? null;
    return style ? style.atSection(key) : (sections.get(key)?.at ?? null);
  };

  return (target) => {
    const style = target.styleId === null ? undefined : styleById.get(target.styleId);
    if (target.type === 'style') return style?.at ?? null;
    if (target.type === 'section') return placeOfSection(style, target.sectionId);
    if (target.type === 'part') return parts.byPartId(target.partId)?.at ?? style?.at ?? null;
    if (target.type === 'restriction') return restrictions.get(restrictionKey(target.styleId, target.partIds)) ?? null;
    return placeOfPrice(style, target) ?? placeOfSection(style, target.sectionId);
  };
}

/** The cell that counts: the most specific one (specification §15.1). */
function placeOfPrice(style: StyleEntry | undefined, price: Target & { readonly type: 'price' }): Position | undefined {
  const { partId, sizePartId, woodTier } = price;
  const keys = [sizePartId, null].flatMap((size) =>
    [woodTier, null].map((tier) => priceKey({ partId, sizePartId: size, woodTier: tier })),
  );
  return keys.map((key) => style?.prices.get(key)?.at).find((at) => at !== undefined);
}

const restrictionKey = (styleId: number, partIds: readonly number[]): string =>
  `${styleId}: ${partIds.toSorted((a, b) => a - b).join()}`;
