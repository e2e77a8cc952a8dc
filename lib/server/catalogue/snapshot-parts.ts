import type { Part } from '@/lib/domain/catalogue';
import { byPosition, groupBy } from './group-by';
import type { CatalogueRows, PartRow } from './rows';

/** Lists the parts of a section as one style offers them, leaves below their sizes. */
export function partLister(rows: CatalogueRows): (styleId: number, sectionId: number) => readonly Part[] {
  const partById = new Map(rows.parts.map((row) => [row.id, row]));
  const listed = groupBy(rows.sectionParts, (row) => row.sectionId);
  const children = groupBy(rows.partChildren, (row) => row.parentId);
  const changes = new Map(rows.styleParts.map((row) => [`${row.styleId}/${row.partId}`, row]));

  const find = (id: number): PartRow => {
    const row = partById.get(id);
    if (!row) throw new Error(`part ${id} is listed but does not exist`);
    return row;
  };
  const build = (styleId: number, sectionId: number, partId: number): Part | null => {
    const change = changes.get(`${styleId}/${partId}`);
    if (change?.isOmitted) return null;
    const { key: _key, woodTier: _tier, additionalCostPercent, ...row } = find(partId);
    return Object.freeze({
      ...row,
      sectionId,
      isSelectionRestricted: change?.isSelectionRestricted ?? false,
      additionalCostPercentage: additionalCostPercent === null ? null : additionalCostPercent / 100,
      childParts: Object.freeze(
        byPosition(children.get(partId) ?? []).flatMap(({ childId }) => build(styleId, sectionId, childId) ?? []),
      ),
    });
  };
  return (styleId, sectionId) =>
    Object.freeze(
      byPosition(listed.get(sectionId) ?? []).flatMap(({ partId }) => build(styleId, sectionId, partId) ?? []),
    );
}
