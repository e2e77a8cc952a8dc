import type { CatalogueRows, StyleRow } from '@/lib/server/catalogue/rows';

/** A style's copy and all that it refers to, under ids, keys and names of its own. */
export type StyleCopy = Omit<CatalogueRows, 'categories' | 'pictures'>;

/** Ids of copies lie above those of any catalogue file; a style has at most this many sections or parts. */
const ROOM = 1_000;
const FIRST_ID = 10_000;

/** `own` is what belongs to `style`; `count` tells its copies apart. */
export function copyStyle(own: CatalogueRows, style: StyleRow, count: number): StyleCopy {
  const styleId = FIRST_ID + count;
  const newIds = (ids: readonly number[]) => new Map(ids.map((id, index) => [id, FIRST_ID + count * ROOM + index]));
  const sectionIds = newIds(own.sections.map(({ id }) => id));
  const partIds = newIds(own.parts.map(({ id }) => id));
  const section = (id: number) => known(sectionIds, id);
  const part = (id: number) => known(partIds, id);
  const isOwn = (...ids: readonly number[]) => ids.every((id) => partIds.has(id));
  const orNull = (id: number | null, ids: ReadonlyMap<number, number>) => (id === null ? null : (ids.get(id) ?? null));
  const name = `${style.normalizedName}-${count}`;

  return {
    styles: [
      {
        ...style,
        id: styleId,
        sku: `${style.sku}${letters(count)}`,
        normalizedName: name,
        displayName: `${style.displayName} ${count}`,
        title: `${style.title} ${count}`,
      },
    ],
    sections: own.sections.map((row) => ({
      ...row,
      id: section(row.id),
      key: `${row.key}-${count}`,
      parentSectionId: orNull(row.parentSectionId, sectionIds),
    })),
    parts: own.parts.map((row) => ({
      ...row,
      id: part(row.id),
      key: `${row.key}-${count}`,
      childSectionId: orNull(row.childSectionId, sectionIds),
    })),
    sectionParts: own.sectionParts.map((row) => ({
      ...row,
      sectionId: section(row.sectionId),
      partId: part(row.partId),
    })),
    partChildren: own.partChildren.map((row) => ({ ...row, parentId: part(row.parentId), childId: part(row.childId) })),
    styleSections: own.styleSections.map((row) => ({
      ...row,
      styleId,
      sectionId: section(row.sectionId),
      defaultPartIds: row.defaultPartIds.map(part),
      defaultChildPartId: orNull(row.defaultChildPartId, partIds),
    })),
    styleParts: own.styleParts
      .filter((row) => isOwn(row.partId))
      .map((row) => ({ ...row, styleId, partId: part(row.partId) })),
    partRestrictions: own.partRestrictions
      .filter((row) => isOwn(row.leftPartId, row.rightPartId))
      .map((row) => ({ styleId, leftPartId: part(row.leftPartId), rightPartId: part(row.rightPartId) })),
    threePartRestrictions: own.threePartRestrictions
      .filter((row) => isOwn(row.part1Id, row.part2Id, row.part3Id))
      .map((row) => ({ styleId, part1Id: part(row.part1Id), part2Id: part(row.part2Id), part3Id: part(row.part3Id) })),
    prices: own.prices
      .filter((row) => isOwn(row.partId) && (row.sizePartId === null || isOwn(row.sizePartId)))
      .map((row) => ({ ...row, styleId, partId: part(row.partId), sizePartId: orNull(row.sizePartId, partIds) })),
    percents: own.percents
      .filter((row) => isOwn(row.partId))
      .map((row) => ({ ...row, styleId: row.styleId === null ? null : styleId, partId: part(row.partId) })),
    twoTones: own.twoTones.map((row) => ({ ...row, styleId })),
  };
}

function known(ids: ReadonlyMap<number, number>, id: number): number {
  const found = ids.get(id);
  if (found === undefined) throw new Error(`${id} is named but does not belong to the style`);
  return found;
}

/** A number in letters, three of them: part of a sku, which is letters. */
function letters(count: number): string {
  const A = 65;
  return [676, 26, 1].map((unit) => String.fromCharCode(A + (Math.floor(count / unit) % 26))).join('');
}
