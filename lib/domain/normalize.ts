import { TWO_TONE, type Section, type Style, type TwoToneType } from './catalogue';
import { placementsOf, type Choices, type FamilyDefinition } from './family';
import type { Picks } from './picks';
import { findChildPart, findListedPart, styleIndex } from './style-index';
import { activeSections } from './visibility';

/**
 * Brings picks into their one canonical form: entries of sections that are not on show are dropped, sections that
 * have just come on show start with their default, ids that a section does not list are dropped, a size has a leaf,
 * and two-tone has both its values or none, its placement one that the family offers.
 */
export function normalize({ family, style, picks }: Choices): Picks {
  const listed = listedParts(style, picks);
  const active = activeSections({ family, style, picks: { ...picks, parts: listed } });
  const parts: Record<number, readonly number[]> = {};
  const childParts: Record<number, number> = {};
  let stainSection: Section | null = null;
  for (const section of active) {
    const chosen = listed[section.id] ?? [];
    // Kept when empty too: an option list somebody emptied must not fall back to its defaults.
    if (section.slot !== null) parts[section.id] = chosen;
    const child = normalChild(style, section, chosen[0], picks.childParts[section.id]);
    if (child !== null) childParts[section.id] = child;
    if (section.type === 'Stain') stainSection ??= section;
  }
  const isTwoTone = stainSection !== null && findListedPart(style, stainSection.id, picks.bottomStainId) !== null;
  return {
    parts,
    childParts,
    bottomStainId: isTwoTone ? picks.bottomStainId : null,
    twoToneType: isTwoTone ? offeredPlacement(family, picks.twoToneType) : null,
  };
}

/** The placement asked for, or the usual one: of another the sku would carry a token that no style of the family reads. */
function offeredPlacement(family: FamilyDefinition, asked: TwoToneType | null): TwoToneType {
  return asked !== null && placementsOf(family).includes(asked) ? asked : TWO_TONE.TopDrawerDoor;
}

/** What every section would hold: known parts only, one of them or, for an option list, several in catalogue order. */
function listedParts(style: Style, picks: Picks): Readonly<Record<number, readonly number[]>> {
  const entries = styleIndex(style).sections.map((section): [number, readonly number[]] => {
    const chosen = picks.parts[section.id] ?? section.defaultPartIds;
    const known = chosen.filter((id) => findListedPart(style, section.id, id) !== null);
    return [section.id, section.type === 'MultiSelect' ? inCatalogueOrder(section, known) : known.slice(0, 1)];
  });
  return Object.fromEntries(entries);
}

function inCatalogueOrder(section: Section, chosen: readonly number[]): readonly number[] {
  if (chosen.length < 2) return chosen;
  return section.parts.filter((part) => chosen.includes(part.id)).map((part) => part.id);
}

/** The leaf stays the same by name when the size changes; else the section's default; else the size's first. */
function normalChild(
  style: Style,
  section: Section,
  partId: number | undefined,
  childId: number | undefined,
): number | null {
  if (!section.childSlot) return null;
  const children = findListedPart(style, section.id, partId)?.childParts ?? [];
  if (children.some((child) => child.id === childId)) return childId ?? null;
  const previous = findChildPart(style, section.id, childId);
  const sameName = children.find((child) => child.displayName === previous?.displayName);
  const byDefault = children.find((child) => child.id === section.defaultChildPartId);
  return (sameName ?? byDefault ?? children[0])?.id ?? null;
}
