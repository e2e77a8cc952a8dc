import { toFile } from '@/lib/contracts/file-fields';
import { PART } from '@/lib/contracts/part';
import { SECTION } from '@/lib/contracts/section';
import { byPosition, groupBy } from '../group-by';
import type { CatalogueRows, PartRow } from '../rows';
import { inOrder, withoutDefaults, type Keys } from './keys';

/** What a reader looks for first. */
const PART_FIRST = ['name', 'normalizedName', 'sku', 'image'];
const SECTION_FIRST = ['id', 'type', 'slot', 'childSlot', 'name', 'normalizedName', 'pictured'];

interface PartSourceFields {
  readonly name: string;
  readonly list: string | null;
  readonly id: number;
  readonly fields: Record<string, unknown>;
}

/** `parts/<kind>.yaml`; what several lists offer under one name and in one form is written once. */
export function partFiles(rows: CatalogueRows, keys: Keys): ReadonlyMap<string, unknown> {
  const children = groupBy(rows.partChildren, (row) => row.parentId);
  const kinds = groupBy(rows.parts, (row) => row.key.split('/')[0] ?? '');
  const files = new Map<string, unknown>();
  for (const [kind, parts] of kinds) {
    const sources = parts.map((row) =>
      toSource(
        row,
        byPosition(children.get(row.id) ?? []).map(({ childId }) => keys.part(childId)),
        keys,
      ),
    );
    const byName = groupBy(sources, (source) => source.name);
    const entries = [...byName.values()].flatMap(entriesOf);
    files.set(`parts/${kind}.yaml`, { kind, parts: Object.fromEntries(entries) });
  }
  return files;
}

function entriesOf(same: readonly PartSourceFields[]): readonly (readonly [string, unknown])[] {
  const [first] = same;
  if (!first) return [];
  const isOneForm = same.every(
    (each) => each.list !== null && JSON.stringify(each.fields) === JSON.stringify(first.fields),
  );
  if (isOneForm) {
    const ids = Object.fromEntries(same.map(({ list, id }) => [list ?? '', id]));
    return [[first.name, { ids, ...first.fields }]];
  }
  return same.map(({ name, list, id, fields }) => [list === null ? name : `${list}/${name}`, { id, ...fields }]);
}

function toSource(row: PartRow, children: readonly string[], keys: Keys): PartSourceFields {
  const steps = row.key.split('/').slice(1);
  const name = steps.at(-1) ?? '';
  return {
    name,
    list: steps.length > 1 ? steps.slice(0, -1).join('/') : null,
    id: row.id,
    fields: inOrder({ ...toFile(PART, row, name, keys.section), ...withoutDefaults({ children }) }, PART_FIRST),
  };
}

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
    return [row.key, inOrder({ id: row.id, ...toFile(SECTION, row, row.key, keys.section), ...lists }, SECTION_FIRST)];
  });
  return { sections: Object.fromEntries(entries) };
}
