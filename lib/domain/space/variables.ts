import type { Part, Section, Style, TwoToneType } from '../catalogue';
import { holdsOne, placementsOf, type FamilyDefinition } from '../family';
import { isOffered } from '../offered';
import { styleIndex } from '../style-index';
import { neverShown } from '../visibility';

/** One thing a variable can be. Its place in the list is its bit in masks. */
export interface Value {
  /** Parts that are chosen by it: a part, a size with its leaf, or none. */
  readonly parts: readonly Part[];
  /** Section whose list it stands in; null for "nothing" and for what is no part. */
  readonly sectionId: number | null;
  readonly twoToneType: TwoToneType | null;
}

/** One decision of a style: a section, one option of a list of options, the bottom stain, or where two stains go. */
export interface Variable {
  readonly kind: 'section' | 'option' | 'bottomStain' | 'twoToneType';
  /** The section of a `section` or `option`. */
  readonly section: Section | null;
  readonly values: readonly Value[];
}

export const NOTHING: Value = { parts: [], sectionId: null, twoToneType: null };
/** Where NOTHING stands, in variables that may be empty. */
export const NOTHING_AT = 0;

/** The values that a test accepts, as bits. */
export const maskWhere = ({ values }: Variable, accepts: (value: Value, at: number) => boolean): bigint =>
  values.reduce((mask, value, at) => (accepts(value, at) ? mask | (1n << BigInt(at)) : mask), 0n);

/** A section that can take part in a design. */
function takesPart(section: Section): boolean {
  return section.slot !== null && section.isActive && section.isVisible && !section.isAccessory;
}

/**
 * Every decision of a style (specification §4, §5.1). Parts that no design can hold, because they are flagged or not
 * offered, are no values.
 */
export function variablesOf(family: FamilyDefinition, style: Style): readonly Variable[] {
  const hidden = neverShown(family, style);
  const sections = styleIndex(style).sections.filter((section) => takesPart(section) && !hidden.has(section.id));
  const stains = sections.filter((section) => section.type === 'Stain');
  return [
    ...sections.flatMap((section) =>
      section.type === 'MultiSelect' ? optionsOf(family, section) : [sectionVariable(section)],
    ),
    ...(stains.length === 0 ? [] : twoToneVariables(family, stains)),
  ];
}

const offeredParts = (section: Section, parts = section.parts): readonly Part[] =>
  parts.filter((part) => isOffered(section, part));

const valueOf = (section: Section, ...parts: readonly Part[]): Value => ({
  parts,
  sectionId: section.id,
  twoToneType: null,
});

function sectionVariable(section: Section): Variable {
  const values = offeredParts(section).flatMap((part) => {
    if (section.childSlot === null || part.childParts.length === 0) return [valueOf(section, part)];
    return offeredParts(section, part.childParts).map((child) => valueOf(section, part, child));
  });
  return { kind: 'section', section, values: [NOTHING, ...values] };
}

/** A list of options is a decision an option; one that holds a single option is one decision. */
function optionsOf(family: FamilyDefinition, section: Section): readonly Variable[] {
  const values = offeredParts(section).map((part) => valueOf(section, part));
  const groups = holdsOne(family, section) ? [values] : values.map((value) => [value]);
  return groups.map((group) => ({ kind: 'option', section, values: [NOTHING, ...group] }));
}

function twoToneVariables(family: FamilyDefinition, stains: readonly Section[]): readonly Variable[] {
  const bottoms = stains.flatMap((section) => offeredParts(section).map((part) => valueOf(section, part)));
  const types = placementsOf(family).map((twoToneType) => ({ ...NOTHING, twoToneType }));
  return [
    { kind: 'bottomStain', section: null, values: [NOTHING, ...bottoms] },
    { kind: 'twoToneType', section: null, values: [NOTHING, ...types] },
  ];
}
