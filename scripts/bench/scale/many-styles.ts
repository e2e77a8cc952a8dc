import { groupBy } from '@/lib/server/catalogue/group-by';
import type { CatalogueRows } from '@/lib/server/catalogue/rows';
import { copyStyle, type StyleCopy } from './copy-style';
import { moreRestrictions } from './more-restrictions';

/** How large a catalogue is to be. */
export interface Size {
  readonly styles: number;
  /** Pairs and triples together. */
  readonly restrictions: number;
}

/** A hundred times the demo of the first day, and more: with parts of their own, 750 styles have 100,000 of them. */
export const HUNDREDFOLD: Size = { styles: 750, restrictions: 300_000 };

/**
 * A catalogue of the same furniture, many times: copies of every style in turn, each with sections, parts and prices of
 * its own, as of a maker that shares nothing. The given styles stay as they are. The same rows give the same catalogue.
 */
export function manyStyles(rows: CatalogueRows, size: Size): CatalogueRows {
  const ofStyle = styleIndex(rows);
  const copies: StyleCopy[] = [];
  for (let count = 0; rows.styles.length + count < size.styles; count += 1) {
    const style = rows.styles[count % rows.styles.length];
    if (!style) break;
    copies.push(copyStyle(ofStyle(style.id), style, count));
  }
  const given = rows.partRestrictions.length + rows.threePartRestrictions.length;
  const each = Math.ceil((size.restrictions - given) / Math.max(1, copies.length));
  return {
    categories: rows.categories,
    sections: [...rows.sections, ...copies.flatMap((copy) => copy.sections)],
    parts: [...rows.parts, ...copies.flatMap((copy) => copy.parts)],
    sectionParts: [...rows.sectionParts, ...copies.flatMap((copy) => copy.sectionParts)],
    partChildren: [...rows.partChildren, ...copies.flatMap((copy) => copy.partChildren)],
    styles: [...rows.styles, ...copies.flatMap((copy) => copy.styles)],
    styleSections: [...rows.styleSections, ...copies.flatMap((copy) => copy.styleSections)],
    styleParts: [...rows.styleParts, ...copies.flatMap((copy) => copy.styleParts)],
    partRestrictions: [...rows.partRestrictions, ...copies.flatMap((copy) => moreRestrictions(copy, each))],
    threePartRestrictions: [...rows.threePartRestrictions, ...copies.flatMap((copy) => copy.threePartRestrictions)],
    prices: [...rows.prices, ...copies.flatMap((copy) => copy.prices)],
    percents: [...rows.percents, ...copies.flatMap((copy) => copy.percents)],
    twoTones: [...rows.twoTones, ...copies.flatMap((copy) => copy.twoTones)],
    pictures: rows.pictures,
  };
}

/** Everything that belongs to one style, shared or its own, without the parts of its lists that it omits: nothing would offer its copies. */
function styleIndex(rows: CatalogueRows): (styleId: number) => CatalogueRows {
  const byStyle = <Row extends { readonly styleId: number }>(table: readonly Row[]) => {
    const groups = groupBy(table, (row) => row.styleId);
    return (id: number) => groups.get(id) ?? [];
  };
  const styleSections = byStyle(rows.styleSections);
  const styleParts = byStyle(rows.styleParts);
  const pairs = byStyle(rows.partRestrictions);
  const triples = byStyle(rows.threePartRestrictions);
  const prices = byStyle(rows.prices);
  const twoTones = byStyle(rows.twoTones);
  const listed = groupBy(rows.sectionParts, (row) => row.sectionId);
  const children = groupBy(rows.partChildren, (row) => row.parentId);

  return (styleId) => {
    const sectionIds = new Set(styleSections(styleId).map((row) => row.sectionId));
    const omitted = new Set(styleParts(styleId).flatMap((row) => (row.isOmitted ? [row.partId] : [])));
    const sectionParts = [...sectionIds]
      .flatMap((id) => listed.get(id) ?? [])
      .filter((row) => !omitted.has(row.partId));
    const partIds = new Set(sectionParts.map((row) => row.partId));
    const partChildren = [...partIds].flatMap((id) => children.get(id) ?? []);
    for (const { childId } of partChildren) partIds.add(childId);
    return {
      categories: rows.categories,
      styles: [],
      sections: rows.sections.filter(({ id }) => sectionIds.has(id)),
      parts: rows.parts.filter(({ id }) => partIds.has(id)),
      sectionParts,
      partChildren,
      styleSections: styleSections(styleId),
      styleParts: styleParts(styleId),
      partRestrictions: pairs(styleId),
      threePartRestrictions: triples(styleId),
      prices: prices(styleId),
      percents: rows.percents.filter(
        (row) => row.styleId === styleId || (row.styleId === null && partIds.has(row.partId)),
      ),
      twoTones: twoTones(styleId),
      pictures: [],
    };
  };
}
