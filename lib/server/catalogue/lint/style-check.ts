import type { Part, Section, Style } from '@/lib/domain/catalogue';
import type { FamilyDefinition } from '@/lib/domain/family';
import type { Position, Report } from '../defect';
import type { PriceLookup } from '../price-book';
import type { CatalogueSource } from '../source/read-source';
import type { StyleEntry } from '../source/styles';

/** One style with all that its checks look at. */
export interface StyleCheck {
  readonly style: Style;
  readonly family: FamilyDefinition;
  readonly entry: StyleEntry;
  readonly source: CatalogueSource;
  readonly lookup: PriceLookup;
  readonly report: Report;
}

/** Where a part is written. */
export function atPart({ source, entry }: StyleCheck, part: Part): Position {
  return source.parts.byPartId(part.id)?.at ?? entry.at;
}

/** Where the style takes a section. */
export function atSection({ source, entry }: StyleCheck, section: Section): Position {
  const found = [...source.sections.values()].find((candidate) => candidate.row.id === section.id);
  return found ? entry.atSection(found.row.key) : entry.at;
}

/** Key of a part as the files write it. */
export function partKey({ source }: StyleCheck, part: Part): string {
  return source.parts.byPartId(part.id)?.row.key ?? part.displayName;
}
