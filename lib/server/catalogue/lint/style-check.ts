import type { Part, Section, Style } from '@/lib/domain/catalogue';
import type { Configuration } from '@/lib/domain/configuration';
import type { FamilyDefinition } from '@/lib/domain/family';
import { partsOfSlot } from '@/lib/domain/layer-geometries';
import type { Example, FindingKind, Target } from '@/lib/domain/report/finding';
import { styleIndex } from '@/lib/domain/style-index';
import { neverShown } from '@/lib/domain/visibility';
import type { PriceLookup } from '../price-book';
import type { CatalogueRows, PartRow, StyleRow } from '../rows';

/** Takes up what is found. */
export type ReportFinding = (kind: FindingKind, target: Target, message: string, example?: Example) => void;

/** Where something stands as far as people can follow it: `styles/tables/harvest-leg.yaml:25:5`; null where that is unknown. */
export type PlaceOf = (target: Target) => string | null;

/** One style with all that its checks look at. */
export interface StyleCheck {
  readonly style: Style;
  readonly family: FamilyDefinition;
  /** What the style starts with. */
  readonly start: Configuration;
  readonly row: StyleRow;
  readonly rows: CatalogueRows;
  readonly partsById: ReadonlyMap<number, PartRow>;
  readonly lookup: PriceLookup;
  readonly placeOf: PlaceOf;
  readonly report: ReportFinding;
}

export const atStyle = ({ style }: StyleCheck): Target => ({ type: 'style', styleId: style.id });

export const atPart = ({ style }: StyleCheck, { id }: Part): Target => ({
  type: 'part',
  styleId: style.id,
  partId: id,
});

/** Where the style takes a section. */
export const atSection = ({ style }: StyleCheck, { id }: Section): Target => ({
  type: 'section',
  styleId: style.id,
  sectionId: id,
});

export const atRestriction = ({ style }: StyleCheck, partIds: readonly number[]): Target => ({
  type: 'restriction',
  styleId: style.id,
  partIds,
});

/** Key of a part as the files write it. */
export const partKey = (check: StyleCheck, part: Part): string => check.partsById.get(part.id)?.key ?? part.displayName;

export const keyOfId = ({ partsById }: StyleCheck, id: number): string => partsById.get(id)?.key ?? `part ${id}`;

/** Sections that can come on show: not those a family leaves out of the style whatever is picked. */
export function shownSections({ family, style }: StyleCheck): readonly Section[] {
  const never = neverShown(family, style);
  return styleIndex(style).sections.filter((section) => !never.has(section.id));
}

/** The parts that may fill a slot in the sections that can come on show, leaves included. */
export const shownParts = ({ family, style }: StyleCheck, slot: string): readonly Part[] =>
  partsOfSlot(style, slot, neverShown(family, style));
