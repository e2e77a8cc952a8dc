import type { Section, Style } from './catalogue';
import type { FamilyDefinition } from './family';
import type { Picks } from './picks';
import { findPart, styleIndex } from './style-index';

/**
 * Sections that take part in the configuration, flyouts' child sections included (SPEC §4): active, visible, no
 * accessory, not hidden by the family, and dynamic ones only while a chosen part names them as its child section.
 */
export function activeSections(family: FamilyDefinition, style: Style, picks: Picks): readonly Section[] {
  const hidden = new Set(family.hooks.hiddenSections?.(style, picks).map((section) => section.id));
  const opened = openedSectionIds(style, picks);
  return styleIndex(style).sections.filter(
    (section) =>
      section.isActive &&
      section.isVisible &&
      !section.isAccessory &&
      !hidden.has(section.id) &&
      (!section.isDynamic || opened.has(section.id)),
  );
}

/** The active sections a screen lists at its top level; child sections show inside their flyout. */
export function visibleSections(family: FamilyDefinition, style: Style, picks: Picks): readonly Section[] {
  const active = new Set(activeSections(family, style, picks));
  return style.sections.filter((section) => active.has(section));
}

/** The stain section on show, or null for a style without stains. */
export function activeStainSection(family: FamilyDefinition, style: Style, picks: Picks): Section | null {
  return activeSections(family, style, picks).find((section) => section.type === 'Stain') ?? null;
}

function openedSectionIds(style: Style, picks: Picks): ReadonlySet<number> {
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
