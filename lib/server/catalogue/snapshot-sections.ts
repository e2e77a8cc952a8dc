import type { Section } from '@/lib/domain/catalogue';
import { byPosition, groupBy } from './group-by';
import type { CatalogueRows, SectionRow, StyleSectionRow } from './rows';
import { partLister } from './snapshot-parts';

/** Builds the sections of one style; those inside a flyout hang below it. */
export function sectionBuilder(rows: CatalogueRows): (styleId: number) => readonly Section[] {
  const sectionById = new Map(rows.sections.map((row) => [row.id, row]));
  const uses = groupBy(rows.styleSections, (row) => row.styleId);
  const listParts = partLister(rows);
  return (styleId) => {
    const own = byPosition(uses.get(styleId) ?? []);
    const rowOf = (use: StyleSectionRow): SectionRow => {
      const row = sectionById.get(use.sectionId);
      if (!row) throw new Error(`style ${styleId} uses section ${use.sectionId}, which does not exist`);
      return row;
    };
    const build = (use: StyleSectionRow): Section => {
      const { key: _key, parentSectionId: _parent, parentPosition: _position, ...row } = rowOf(use);
      const children = own.filter((other) => rowOf(other).parentSectionId === row.id);
      children.sort((left, right) => rowOf(left).parentPosition - rowOf(right).parentPosition);
      return Object.freeze({
        ...row,
        parts: listParts(styleId, row.id),
        childSections: Object.freeze(children.map(build)),
        defaultPartIds: Object.freeze([...use.defaultPartIds]),
        defaultChildPartId: use.defaultChildPartId,
      });
    };
    return Object.freeze(own.filter((use) => rowOf(use).parentSectionId === null).map(build));
  };
}
