import type { ValueOf } from '@/lib/contracts/admin/edits';
import { byPosition, groupBy } from '../group-by';
import { picturesByPath } from '../rows';
import type { CatalogueRows, PartRow, PercentRow, PriceRow, StylePartRow, StyleSectionRow, TwoToneRow } from '../rows';

/** Parts that exclude each other in a style, two or three of them. */
export interface RestrictionEntry {
  readonly styleId: number;
  readonly partIds: readonly number[];
}

/**
 * The catalogue while it is edited: the rows of `CatalogueRows`, each found by what names it. `toRows` gives them back;
 * rows that nobody has touched come back equal.
 */
export interface Book {
  readonly categories: Map<string, CatalogueRows['categories'][number]>;
  readonly sections: Map<string, CatalogueRows['sections'][number]>;
  readonly parts: Map<string, PartRow>;
  /** By `category/style`. */
  readonly styles: Map<string, CatalogueRows['styles'][number]>;
  readonly partKeys: Map<number, string>;
  readonly sectionKeys: Map<number, string>;
  readonly styleKeys: Map<number, string>;
  /** Section → its parts in order; part → those made together with it. */
  readonly lists: Map<number, readonly number[]>;
  readonly children: Map<number, readonly number[]>;
  readonly uses: Map<string, StyleSectionRow>;
  readonly offers: Map<string, StylePartRow>;
  readonly restrictions: Map<string, RestrictionEntry>;
  readonly prices: Map<string, PriceRow>;
  readonly percents: Map<string, PercentRow>;
  readonly twoTones: Map<string, TwoToneRow>;
  /** Path → version of the picture of one's own in its place. */
  readonly pictures: Map<string, string>;
  /** Parts that were made as copies of others since the book was opened. */
  readonly copies: Map<string, NonNullable<ValueOf<'NewPart'>>>;
}

/** Names of rows within a book. */
export const nameOf = {
  use: (styleId: number, sectionId: number): string => `${styleId}/${sectionId}`,
  offer: (styleId: number, partId: number): string => `${styleId}/${partId}`,
  restriction: (styleId: number, partIds: readonly number[]): string =>
    `${styleId}/${[...partIds].sort((left, right) => left - right).join('/')}`,
  price: ({ styleId, partId, sizePartId, woodTier }: Omit<PriceRow, 'cents'>): string =>
    `${styleId}/${partId}/${sizePartId ?? ''}/${woodTier ?? ''}`,
  percent: (partId: number, styleId: number | null): string => `${partId}/${styleId ?? ''}`,
  twoTone: (styleId: number, sizeClass: string): string => `${styleId}/${sizeClass}`,
};

const mapBy = <Row, Key>(rows: readonly Row[], keyOf: (row: Row) => Key): Map<Key, Row> =>
  new Map(rows.map((row) => [keyOf(row), row]));

/** A book of its own for every asker: changing one changes no other. */
export function bookOf(rows: CatalogueRows): Book {
  const categoryNames = new Map(rows.categories.map(({ id, normalizedName }) => [id, normalizedName]));
  const styleKey = (row: CatalogueRows['styles'][number]): string =>
    `${categoryNames.get(row.categoryId) ?? ''}/${row.normalizedName}`;
  const ordered = <Row extends { readonly position: number }>(
    table: readonly Row[],
    ownerOf: (row: Row) => number,
    partOf: (row: Row) => number,
  ) => new Map([...groupBy(table, ownerOf)].map(([owner, own]) => [owner, byPosition(own).map(partOf)]));
  const restrictions = [
    ...rows.partRestrictions.map(({ styleId, leftPartId, rightPartId }) => ({
      styleId,
      partIds: [leftPartId, rightPartId],
    })),
    ...rows.threePartRestrictions.map(({ styleId, part1Id, part2Id, part3Id }) => ({
      styleId,
      partIds: [part1Id, part2Id, part3Id],
    })),
  ];
  return {
    categories: mapBy(rows.categories, (row) => row.normalizedName),
    sections: mapBy(rows.sections, (row) => row.key),
    parts: mapBy(rows.parts, (row) => row.key),
    styles: mapBy(rows.styles, styleKey),
    partKeys: new Map(rows.parts.map((row) => [row.id, row.key])),
    sectionKeys: new Map(rows.sections.map((row) => [row.id, row.key])),
    styleKeys: new Map(rows.styles.map((row) => [row.id, styleKey(row)])),
    lists: ordered(
      rows.sectionParts,
      (row) => row.sectionId,
      (row) => row.partId,
    ),
    children: ordered(
      rows.partChildren,
      (row) => row.parentId,
      (row) => row.childId,
    ),
    uses: mapBy(rows.styleSections, (row) => nameOf.use(row.styleId, row.sectionId)),
    offers: mapBy(rows.styleParts, (row) => nameOf.offer(row.styleId, row.partId)),
    restrictions: mapBy(restrictions, (row) => nameOf.restriction(row.styleId, row.partIds)),
    prices: mapBy(rows.prices, nameOf.price),
    percents: mapBy(rows.percents, (row) => nameOf.percent(row.partId, row.styleId)),
    twoTones: mapBy(rows.twoTones, (row) => nameOf.twoTone(row.styleId, row.sizeClass)),
    pictures: new Map(picturesByPath(rows)),
    copies: new Map(),
  };
}

/** The rows of a book. */
export function rowsOf(book: Book): CatalogueRows {
  const pairs: CatalogueRows['partRestrictions'][number][] = [];
  const triples: CatalogueRows['threePartRestrictions'][number][] = [];
  for (const { styleId, partIds } of book.restrictions.values()) {
    const [first = 0, second = 0, third] = partIds;
    if (third === undefined) pairs.push({ styleId, leftPartId: first, rightPartId: second });
    else triples.push({ styleId, part1Id: first, part2Id: second, part3Id: third });
  }
  return {
    categories: [...book.categories.values()],
    sections: [...book.sections.values()],
    parts: [...book.parts.values()],
    sectionParts: [...book.lists].flatMap(([sectionId, parts]) =>
      parts.map((partId, position) => ({ sectionId, partId, position })),
    ),
    partChildren: [...book.children].flatMap(([parentId, parts]) =>
      parts.map((childId, position) => ({ parentId, childId, position })),
    ),
    styles: [...book.styles.values()],
    styleSections: [...book.uses.values()],
    styleParts: [...book.offers.values()],
    partRestrictions: pairs,
    threePartRestrictions: triples,
    prices: [...book.prices.values()],
    percents: [...book.percents.values()],
    twoTones: [...book.twoTones.values()],
    pictures: [...book.pictures].map(([path, version]) => ({ path, version })),
  };
}

/** An id that no part of the book has. */
export const nextPartId = ({ partKeys }: Book): number =>
  [...partKeys.keys()].reduce((most, id) => Math.max(most, id), 0) + 1;
