import type { CatalogueSnapshot, Category, Style } from '@/lib/domain/catalogue';
import { byPosition, groupBy } from './group-by';
import type { CatalogueRows, StyleRow } from './rows';
import { sectionBuilder } from './snapshot-sections';

/**
 * Builds the frozen catalogue the engine reads (DESIGN §4). The same rows always give an equal snapshot.
 * @throws Error when rows refer to a part or section that is not there
 */
export function buildSnapshot(rows: CatalogueRows, version: number): CatalogueSnapshot {
  const buildSections = sectionBuilder(rows);
  const pairs = groupBy(rows.partRestrictions, (row) => row.styleId);
  const triples = groupBy(rows.threePartRestrictions, (row) => row.styleId);
  const buildStyle = (row: StyleRow): Style =>
    Object.freeze({
      id: row.id,
      categoryId: row.categoryId,
      familyKey: row.familyKey,
      displayName: row.displayName,
      normalizedName: row.normalizedName,
      sku: row.sku,
      title: row.title,
      description: row.description,
      note1: row.note1,
      note2: row.note2,
      sections: buildSections(row.id),
      partRestrictions: Object.freeze(
        (pairs.get(row.id) ?? []).map(({ leftPartId, rightPartId }) => Object.freeze({ leftPartId, rightPartId })),
      ),
      threePartRestrictions: Object.freeze(
        (triples.get(row.id) ?? []).map(({ part1Id, part2Id, part3Id }) =>
          Object.freeze({ part1Id, part2Id, part3Id }),
        ),
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
  });
}
