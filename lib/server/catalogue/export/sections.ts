import { toFile } from '@/lib/contracts/file-fields';
import { SECTION } from '@/lib/contracts/section';
import { byPosition, groupBy } from '../group-by';
import type { CatalogueRows } from '../rows';
import { inOrder, withoutDefaults, type Keys } from './keys';

/** What a reader looks for first. */
const FIRST = ['id', 'type', 'slot', 'childSlot', 'name', 'normalizedName', 'pictured'];

/** `sections/sections.yaml`. */
export function sectionFile(rows: CatalogueRows, keys: Keys): unknown {
  const parts = groupBy(rows.sectionParts, (row) => row.sectionId);
  const childrenOf = (id: number): readonly string[] =>
    rows.sections
      .filter((row) => row.parentSectionId === id)
      .sort((left, right) => left.parentPosition - right.parentPosition)
      .map((row) => row.key);
  const entries = rows.sections.map((row) => {
    const listed = byPosition(parts.get(row.id) ?? []).map(({ partId }) => keys.part(partId));
    const lists = withoutDefaults({ parts: listed, children: childrenOf(row.id) });
    return [row.key, inOrder({ id: row.id, ...toFile(SECTION, row, row.key, keys.section), ...lists }, FIRST)];
  });
  return { sections: Object.fromEntries(entries) };
}
