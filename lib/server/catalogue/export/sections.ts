import { byPosition, groupBy } from '../group-by';
import type { CatalogueRows, SectionRow } from '../rows';
import { withoutDefaults, type Keys } from './keys';

/** `sections/sections.yaml`. */
export function sectionFile(rows: CatalogueRows, keys: Keys): unknown {
  const parts = groupBy(rows.sectionParts, (row) => row.sectionId);
  const childrenOf = (id: number): readonly string[] =>
    rows.sections
      .filter((row) => row.parentSectionId === id)
      .sort((left, right) => left.parentPosition - right.parentPosition)
      .map((row) => row.key);
  const entries = rows.sections.map((row) => [
    row.key,
    toSource(
      row,
      byPosition(parts.get(row.id) ?? []).map(({ partId }) => keys.part(partId)),
      childrenOf(row.id),
      keys,
    ),
  ]);
  return { sections: Object.fromEntries(entries) };
}

function toSource(row: SectionRow, parts: readonly string[], children: readonly string[], keys: Keys): unknown {
  return {
    id: row.id,
    type: row.type,
    ...withoutDefaults({
      slot: row.slot,
      childSlot: row.childSlot,
      name: row.displayName,
      normalizedName: row.normalizedName === row.key ? undefined : row.normalizedName,
      pictured: row.isPictured,
      thumbnails: row.hasThumbnails ? row.thumbnailPath : '',
      dynamic: row.isDynamic,
      accessory: row.isAccessory,
      subSection: row.subSectionId === null ? undefined : keys.section(row.subSectionId),
      cssClasses: row.cssClasses,
      parts,
      children,
    }),
    ...(row.isSelectable ? {} : { selectable: false }),
    ...(row.isVisible ? {} : { visible: false }),
    ...(row.isActive ? {} : { active: false }),
  };
}
