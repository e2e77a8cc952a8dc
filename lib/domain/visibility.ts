import type { Section, Style } from './catalogue';
import type { Choices, FamilyDefinition, HidingRule } from './family';
import { findPart, styleIndex } from './style-index';

/**
 * Sections that take part in the configuration, flyouts' child sections included (specification §4.1): active, visible,
 * no accessory, not hidden by the family, and dynamic ones only while a chosen part names them as its child section.
 */
export function activeSections(choices: Choices): readonly Section[] {
  const hidden = leftOut(choices);
  const opened = openedSectionIds(choices);
  return styleIndex(choices.style).sections.filter(
    (section) =>
      section.isActive &&
      section.isVisible &&
      !section.isAccessory &&
      !hidden.has(section.id) &&
      (!section.isDynamic || opened.has(section.id)),
  );
}

/** Sections that the family leaves out while these are the choices (specification §4.5, §5.3). */
export function leftOut(choices: Choices): ReadonlySet<number> {
  const rules = rulesOf(choices.family, choices.style).filter((rule) => isInForce(rule, choices));
  return sectionIds(choices.style, rules);
}

/** Sections the style lists and never shows, whatever is picked. */
export function neverShown(family: FamilyDefinition, style: Style): ReadonlySet<number> {
  return sectionIds(
    style,
    rulesOf(family, style).filter((rule) => rule.when === undefined),
  );
}

/** The choices that take a section away, by itself or with the section it stands in. */
export function conditionalHiding(
  family: FamilyDefinition,
  style: Style,
  sectionId: number,
): readonly NonNullable<HidingRule['when']>[] {
  return rulesOf(family, style).flatMap((rule) =>
    rule.when && sectionIds(style, [rule]).has(sectionId) ? [rule.when] : [],
  );
}

/** Whether a pick in this slot can bring sections on show or take them away. */
export function decidesWhatShows(family: FamilyDefinition, slot: string): boolean {
  return family.hiddenSections?.some((rule) => rule.when?.slot === slot) ?? false;
}

function rulesOf(family: FamilyDefinition, style: Style): readonly HidingRule[] {
  return (family.hiddenSections ?? []).filter((rule) => rule.styles?.includes(style.normalizedName) ?? true);
}

function isInForce({ when }: HidingRule, { style, picks }: Choices): boolean {
  if (when === undefined) return true;
  return styleIndex(style).sections.some(
    (section) =>
      section.slot === when.slot && findPart(style, section.id, picks.parts[section.id]?.[0])?.code2 === when.code2,
  );
}

/** The sections that rules name, and what stands inside them. */
function sectionIds(style: Style, rules: readonly HidingRule[]): ReadonlySet<number> {
  if (rules.length === 0) return new Set();
  const named = styleIndex(style).sections.filter((section) =>
    rules.some((rule) => rule.sections.includes(section.normalizedName)),
  );
  return new Set(named.flatMap((section) => [section, ...section.childSections]).map((section) => section.id));
}

function openedSectionIds({ style, picks }: Choices): ReadonlySet<number> {
  const opened = new Set<number>();
  for (const section of styleIndex(style).sections) {
    // A stain list of another wood cannot open anything: only sections that always show do.
    if (section.isDynamic) continue;
    for (const partId of picks.parts[section.id] ?? []) {
      const childSectionId = findPart(style, section.id, partId)?.childSectionId;
      if (childSectionId) opened.add(childSectionId);
    }
  }
  return opened;
}
