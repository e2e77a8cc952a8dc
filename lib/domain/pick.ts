import { TWO_TONE, type Part, type Section, type Style } from './catalogue';
import { holdsOne, placementsOf, type Choices, type FamilyDefinition } from './family';
import type { PickAction, Picks } from './picks';
import { findChildPart, findListedPart, findPart, styleIndex } from './style-index';

/** The choices that an action starts from, and the stain section on show. */
export interface Before extends Choices {
  readonly stainSection: Section | null;
}

/**
 * The picks after an action (specification §4.1), not yet in their canonical form (`normalize.ts`). Whether a pick is
 * allowed is for `restrictions.ts` to say; an action on a section or part the style does not have changes nothing.
 */
export function picksAfter(before: Before, action: PickAction): Picks {
  const { family, picks } = before;
  switch (action.type) {
    case 'toggleTwoTone':
      return toggleTwoTone(picks, before.stainSection);
    case 'setTwoToneType':
      return picks.bottomStainId === null || !placementsOf(family).includes(action.twoToneType)
        ? picks
        : { ...picks, twoToneType: action.twoToneType };
    case 'pick':
      return pickPart(before, action);
  }
}

/** Ids are positive. */
const NO_SECTION = 0;

function pickPart(
  { family, style, picks, stainSection }: Before,
  action: Extract<PickAction, { type: 'pick' }>,
): Picks {
  const section = styleIndex(style).sectionById.get(action.sectionId);
  const part = findListedPart(style, action.sectionId, action.partId);
  if (!section || !part) return picks;
  if (action.childPartId !== undefined && !findChildPart(style, section.id, action.childPartId)) return picks;
  if (section.type === 'Stain' && action.isBottomStain) {
    if (stainSection !== section) return picks;
    return { ...picks, bottomStainId: part.id, twoToneType: picks.twoToneType ?? TWO_TONE.TopDrawerDoor };
  }
  const next: Picks = {
    ...picks,
    parts: { ...picks.parts, [section.id]: chosenAfter(family, section, part, picks.parts[section.id] ?? []) },
    childParts:
      action.childPartId === undefined ? picks.childParts : { ...picks.childParts, [section.id]: action.childPartId },
  };
  return carryChoice(style, section, part, picks, next);
}

function chosenAfter(
  family: FamilyDefinition,
  section: Section,
  part: Part,
  chosen: readonly number[],
): readonly number[] {
  if (section.type !== 'MultiSelect') return [part.id];
  const others = holdsOne(family, section) ? [] : chosen.filter((id) => id !== part.id);
  return chosen.includes(part.id) ? others : [...others, part.id];
}

/** On: the bottom starts as the current stain. Off: blank (specification §4.3). */
function toggleTwoTone(picks: Picks, stainSection: Section | null): Picks {
  if (picks.bottomStainId !== null) return { ...picks, bottomStainId: null, twoToneType: null };
  const top = stainSection ? picks.parts[stainSection.id]?.[0] : undefined;
  return top === undefined ? picks : { ...picks, bottomStainId: top, twoToneType: TWO_TONE.TopDrawerDoor };
}

/**
 * A part may bring a list of its own: a wood its stains, a panel its cloths. What was chosen from the list of the part
 * before stays by display name where the new one has it; two-tone stays only when it has both
 * stains (specification §4.3).
 */
function carryChoice(style: Style, opener: Section, part: Part, before: Picks, next: Picks): Picks {
  const { sectionById } = styleIndex(style);
  const opened = findPart(style, opener.id, before.parts[opener.id]?.[0]);
  const from = sectionById.get(opened?.childSectionId ?? NO_SECTION);
  const to = sectionById.get(part.childSectionId ?? NO_SECTION);
  if (!from || !to || from.id === to.id) return next;
  const namesake = (partId: number | null | undefined): Part | undefined => {
    const name = findPart(style, from.id, partId)?.displayName;
    return to.parts.find((candidate) => candidate.displayName === name);
  };
  const same = namesake(before.parts[from.id]?.[0]);
  const carried = same ? { ...next, parts: { ...next.parts, [to.id]: [same.id] } } : next;
  if (to.type !== 'Stain') return carried;
  const bottom = namesake(before.bottomStainId);
  return { ...carried, bottomStainId: same && bottom ? bottom.id : null };
}
