import type { Report } from '../defect';
import type { CatalogueSource } from '../source/read-source';

/** Parts and sections that no style offers: forgotten, or a slip in a list. */
export function checkUnused({ parts, sections, styles }: CatalogueSource, report: Report): void {
  const offered = new Set(styles.flatMap((style) => [...style.sections.offered]));
  for (const part of parts.entries) {
    if (!offered.has(part)) report(part.at, `${part.row.key} is unreachable: no style offers it`);
  }
  const used = new Set(styles.flatMap((style) => style.sections.rows.map((row) => row.sectionId)));
  for (const section of sections.values()) {
    if (!used.has(section.row.id)) report(section.at, `section ${section.row.key} is in no style`);
  }
}
