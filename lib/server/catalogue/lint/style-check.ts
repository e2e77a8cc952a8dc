import type { Part, Section, Style } from '@/lib/domain/catalogue';
import type { Configuration } from '@/lib/domain/configuration';
import type { FamilyDefinition } from '@/lib/domain/family';
import { partsOfSlot } from '@/lib/domain/layer-geometries';
import { styleIndex } from '@/lib/domain/style-index';
import { neverShown } from '@/lib/domain/visibility';
import type { Position, Report } from '../defect';
import type { PriceLookup } from '../price-book';
import type { CatalogueSource } from '../source/read-source';
import type { StyleEntry } from '../source/styles';

/** One style with all that its checks look at. */
export interface StyleCheck {
  readonly style: Style;
  readonly family: FamilyDefinition;
  /** What the style starts with. */
  readonly start: Configuration;
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

/** Sections that can come on show: not those a family leaves out of the style whatever is picked. */
export function shownSections({ family, style }: StyleCheck): readonly Section[] {
  const never = neverShown(family, style);
  return styleIndex(style).sections.filter((section) => !never.has(section.id));
}

/** The parts that may fill a slot in the sections that can come on show, leaves included. */
export const shownParts = ({ family, style }: StyleCheck, slot: string): readonly Part[] =>
  partsOfSlot(style, slot, neverShown(family, style));
