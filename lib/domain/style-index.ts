import type { Part, Section, Style } from './catalogue';

/** A three-part restriction as one of its parts sees it. */
export type OtherTwo = readonly [number, number];

/** Look-ups of one style, made once and kept as long as the style object lives. */
export interface StyleIndex {
  /** Every section in catalogue order, those inside flyouts after their parent. */
  readonly sections: readonly Section[];
  readonly sectionById: ReadonlyMap<number, Section>;
  /** Section id → part id → part, child parts (leaves) included. */
  readonly partsBySection: ReadonlyMap<number, ReadonlyMap<number, Part>>;
  /** Part id → parts it excludes, from two-part restrictions in either direction. */
  readonly pairs: ReadonlyMap<number, readonly number[]>;
  /** Part id → the other two of each three-part restriction it stands in. */
  readonly triples: ReadonlyMap<number, readonly OtherTwo[]>;
}

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
    partsBySection: new Map(sections.map((section) => [section.id, partsOf(section)])),
    pairs,
    triples,
  };
}

function partsOf(section: Section): Map<number, Part> {
  const parts = section.parts.flatMap((part) => [part, ...part.childParts]);
  return new Map(parts.map((part) => [part.id, part]));
}

function append<V>(map: Map<number, V[]>, key: number, value: V): void {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
}

/** The part of a section by id, or null when the section does not list it. */
export function findPart(style: Style, sectionId: number, partId: number | null | undefined): Part | null {
  if (partId === null || partId === undefined) return null;
  return styleIndex(style).partsBySection.get(sectionId)?.get(partId) ?? null;
}
