import { byPosition, groupBy } from '../group-by';
import type { CatalogueRows, StyleRow, StyleSectionRow } from '../rows';
import { withoutDefaults, type Keys } from './keys';

/** `styles/<category>/<style>.yaml`. */
export function styleFiles(rows: CatalogueRows, keys: Keys): ReadonlyMap<string, unknown> {
  const uses = groupBy(rows.styleSections, (row) => row.styleId);
  const pairs = groupBy(rows.partRestrictions, (row) => row.styleId);
  const triples = groupBy(rows.threePartRestrictions, (row) => row.styleId);
  const sectionOf = sectionWriter(rows, keys);
  const toSource = (row: StyleRow): unknown => ({
    id: row.id,
    category: keys.category(row.categoryId),
    family: row.familyKey,
    name: row.displayName,
    sku: row.sku,
    ...withoutDefaults({ pictured: row.isPictured, position: row.position === row.id ? undefined : row.position }),
    title: row.title,
    note1: row.note1,
    note2: row.note2,
    ...withoutDefaults({ leadTime: row.leadTime }),
    description: row.description,
    sections: Object.fromEntries(
      byPosition(uses.get(row.id) ?? []).map((use) => [keys.section(use.sectionId), sectionOf(use)]),
    ),
    restrictions: [
      ...(pairs.get(row.id) ?? []).map((each) => [each.leftPartId, each.rightPartId].map(keys.part)),
      ...(triples.get(row.id) ?? []).map((each) => [each.part1Id, each.part2Id, each.part3Id].map(keys.part)),
    ],
    prices: [`${row.normalizedName}.csv`],
  });
  return new Map(
    rows.styles.map((row) => [`styles/${keys.category(row.categoryId)}/${row.normalizedName}.yaml`, toSource(row)]),
  );
}

function sectionWriter(rows: CatalogueRows, keys: Keys): (use: StyleSectionRow) => unknown {
  const listed = groupBy(rows.sectionParts, (row) => row.sectionId);
  const changes = groupBy(rows.styleParts, (row) => row.styleId);
  return (use) => {
    const inSection = new Set(listed.get(use.sectionId)?.map((row) => row.partId));
    const own = (changes.get(use.styleId) ?? []).filter((row) => inSection.has(row.partId));
    const source = withoutDefaults({
      except: own.filter((row) => row.isOmitted).map((row) => keys.part(row.partId)),
      restricted: own.filter((row) => row.isSelectionRestricted).map((row) => keys.part(row.partId)),
      default: use.defaultPartIds.map(keys.part),
      defaultChild: use.defaultChildPartId === null ? undefined : keys.part(use.defaultChildPartId),
    });
    return Object.keys(source).length === 0 ? null : source;
  };
}
