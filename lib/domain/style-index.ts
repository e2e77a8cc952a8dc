import type { Part, Section, Style } from './catalogue';

/** A three-part restriction as one of its parts sees it. */
type OtherTwo = readonly [number, number];

/** Look-ups of one style, made once and kept as long as the style object lives. */
export interface StyleIndex {
  /** Every section in catalogue order, those inside flyouts after their parent. */
  readonly sections: readonly Section[];
  readonly sectionById: ReadonlyMap<number, Section>;
  /** Section id → part id → part that the section lists. */
  readonly partsBySection: ReadonlyMap<number, ReadonlyMap<number, Part>>;
  /** Section id → part id → child part (leaf) of one of the section's parts. */
  readonly childPartsBySection: ReadonlyMap<number, ReadonlyMap<number, Part>>;
  /** Part id → parts it excludes, from two-part restrictions in either direction. */
  readonly pairs: ReadonlyMap<number, readonly number[]>;
  /** Part id → the other two of each three-part restriction it stands in. */
  readonly triples: ReadonlyMap<number, readonly OtherTwo[]>;
}

/** Ids are positive. */
const NO_ID = 0;

const indexes = new WeakMap<Style, StyleIndex>();

/** The style's look-ups; the first call builds them in one pass over parts and restrictions. */
export function styleIndex(style: Style): StyleIndex {
  const known = indexes.get(style);
  if (known) return known;
  const built = build(style);
  indexes.set(style, built);
  return built;
}

function build(style: Style): StyleIndex {
  const sections = style.sections.flatMap((section) => [section, ...section.childSections]);
  const pairs = new Map<number, number[]>();
  const triples = new Map<number, OtherTwo[]>();
  for (const { leftPartId, rightPartId } of style.partRestrictions) {
    append(pairs, leftPartId, rightPartId);
    append(pairs, rightPartId, leftPartId);
  }
  for (const { part1Id, part2Id, part3Id } of style.threePartRestrictions) {
    append(triples, part1Id, [part2Id, part3Id]);
    append(triples, part2Id, [part1Id, part3Id]);
    append(triples, part3Id, [part1Id, part2Id]);
  }
  return {
    sections,
    sectionById: new Map(sections.map((section) => [section.id, section])),
    partsBySection: new Map(sections.map((section) => [section.id, byId(section.parts)])),
    childPartsBySection: new Map(
      sections.map((section) => [section.id, byId(section.parts.flatMap((part) => part.childParts))]),
    ),
    pairs,
    triples,
  };
}

function byId(parts: readonly Part[]): ReadonlyMap<number, Part> {
  return new Map(parts.map((part) => [part.id, part]));
}

function append<V>(map: Map<number, V[]>, key: number, value: V): void {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
}

/** The part or child part of a section by id, or null when the section has neither. */
export function findPart(style: Style, sectionId: number, partId: number | null | undefined): Part | null {
  return findListedPart(style, sectionId, partId) ?? findChildPart(style, sectionId, partId);
}

/** A part that the section itself lists. */
export function findListedPart(style: Style, sectionId: number, partId: number | null | undefined): Part | null {
  return (
    styleIndex(style)
      .partsBySection.get(sectionId)
      ?.get(partId ?? NO_ID) ?? null
  );
}

/** A leaf of one of the section's sizes. */
export function findChildPart(style: Style, sectionId: number, partId: number | null | undefined): Part | null {
  return (
    styleIndex(style)
      .childPartsBySection.get(sectionId)
      ?.get(partId ?? NO_ID) ?? null
  );
}
