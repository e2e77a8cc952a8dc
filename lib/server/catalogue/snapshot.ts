import type { CatalogueSnapshot, Category, Part, Section, Style } from '@/lib/domain/catalogue';
import { rowReader } from '@/lib/contracts/fields';
import { PART } from '@/lib/contracts/part';
import { SECTION } from '@/lib/contracts/section';
import { byPosition, groupBy } from './group-by';
import { picturesByPath } from './rows';
import type { CatalogueRows, PartRow, SectionRow, StyleRow, StyleSectionRow } from './rows';

const readPart = rowReader(PART);
const readSection = rowReader(SECTION);
/** Most parts have nothing below them. */
const NONE: readonly Part[] = Object.freeze([]);

/**
 * Builds the frozen catalogue the engine reads (specification §11). The same rows always give an equal snapshot.
 * @throws Error when rows refer to a part or section that is not there
 */
export function buildSnapshot(rows: CatalogueRows, version: number): CatalogueSnapshot {
  const buildSections = sectionBuilder(rows);
  const pairs = groupBy(rows.partRestrictions, (row) => row.styleId);
  const triples = groupBy(rows.threePartRestrictions, (row) => row.styleId);
  const buildStyle = ({ position: _, isPictured: _isPictured, ...row }: StyleRow): Style =>
    Object.freeze({
      ...row,
      sections: buildSections(row.id),
      partRestrictions: Object.freeze(
        (pairs.get(row.id) ?? []).map(({ styleId: _styleId, ...pair }) => Object.freeze(pair)),
      ),
      threePartRestrictions: Object.freeze(
        (triples.get(row.id) ?? []).map(({ styleId: _styleId, ...triple }) => Object.freeze(triple)),
      ),
    });
  const styles = byPosition(rows.styles).map(buildStyle);
  const categories = byPosition(rows.categories).map(({ position: _, ...row }): Category =>
    Object.freeze({ ...row, styles: Object.freeze(styles.filter((style) => style.categoryId === row.id)) }),
  );
  return Object.freeze({
    version,
    categories: Object.freeze(categories),
    stylesById: new Map(styles.map((style) => [style.id, style])),
    pictures: picturesByPath(rows),
  });
}

/** Builds the sections of one style; those inside a flyout hang below it. */
function sectionBuilder(rows: CatalogueRows): (styleId: number) => readonly Section[] {
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
      const row = rowOf(use);
      const children = own.filter((other) => rowOf(other).parentSectionId === row.id);
      children.sort((left, right) => rowOf(left).parentPosition - rowOf(right).parentPosition);
      return Object.freeze({
        ...readSection(row),
        parts: listParts(styleId, row.id),
        childSections: Object.freeze(children.map(build)),
        defaultPartIds: Object.freeze([...use.defaultPartIds]),
        defaultChildPartId: use.defaultChildPartId,
      });
    };
    return Object.freeze(own.filter((use) => rowOf(use).parentSectionId === null).map(build));
  };
}

/** Lists the parts of a section as one style offers them, leaves below their sizes. */
function partLister(rows: CatalogueRows): (styleId: number, sectionId: number) => readonly Part[] {
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
    const part = readPart(find(partId));
    // What is not enabled is offered nowhere (specification §21).
    if (change?.isOmitted || !part.isEnabled) return null;
    const below = children.get(partId);
    const childParts = below
      ? Object.freeze(byPosition(below).flatMap(({ childId }) => build(styleId, sectionId, childId) ?? []))
      : NONE;
    const isSelectionRestricted = change?.isSelectionRestricted ?? false;
    return Object.freeze(Object.assign(part, { sectionId, isSelectionRestricted, childParts }));
  };
  return (styleId, sectionId) =>
    Object.freeze(
      byPosition(listed.get(sectionId) ?? []).flatMap(({ partId }) => build(styleId, sectionId, partId) ?? []),
    );
}
