import { TWO_TONE, type Part, type Section, type Style } from './catalogue';
import type { FamilyDefinition } from './family';
import type { PickAction, Picks } from './picks';
import { settle } from './settle';
import { findChildPart, findListedPart, findPart, styleIndex } from './style-index';
import { activeStainSection } from './visibility';

/**
 * The configuration after an action (SPEC §4). Whether a pick is allowed is judged elsewhere (`judge.ts`); an action
 * on a section or part the style does not have changes nothing.
 */
export function pick(family: FamilyDefinition, style: Style, picks: Picks, action: PickAction): Picks {
  const before = family.hooks.beforePick?.(style, picks, action) ?? picks;
  switch (action.type) {
    case 'load':
      return settle(family, style, action.picks);
    case 'toggleTwoTone':
      return settle(family, style, toggleTwoTone(family, style, before));
    case 'setTwoToneType':
      return before.bottomStainId === null ? before : { ...before, twoToneType: action.twoToneType };
    case 'pick':
      return pickPart(family, style, before, action);
  }
}

function pickPart(
  family: FamilyDefinition,
  style: Style,
  picks: Picks,
  action: Extract<PickAction, { type: 'pick' }>,
): Picks {
  const section = styleIndex(style).sectionById.get(action.sectionId);
  const part = findListedPart(style, action.sectionId, action.partId);
  if (!section || !part) return picks;
  if (action.childPartId !== undefined && !findChildPart(style, section.id, action.childPartId)) return picks;
  if (section.type === 'Stain' && action.isBottomStain) {
    if (activeStainSection(family, style, picks) !== section) return picks;
    return settle(family, style, {
      ...picks,
      bottomStainId: part.id,
      twoToneType: picks.twoToneType ?? TWO_TONE.TopDrawerDoor,
    });
  }
  const next: Picks = {
    ...picks,
    parts: { ...picks.parts, [section.id]: chosenAfter(section, part, picks.parts[section.id] ?? []) },
    childParts:
      action.childPartId === undefined ? picks.childParts : { ...picks.childParts, [section.id]: action.childPartId },
  };
  return settle(family, style, part.childSectionId === null ? next : carryStains(family, style, picks, next, part));
}

function chosenAfter(section: Section, part: Part, chosen: readonly number[]): readonly number[] {
  if (section.type !== 'MultiSelect') return [part.id];
  return chosen.includes(part.id) ? chosen.filter((id) => id !== part.id) : [...chosen, part.id];
}

/** On: the bottom starts as the current stain. Off: blank (SPEC §4). */
function toggleTwoTone(family: FamilyDefinition, style: Style, picks: Picks): Picks {
  if (picks.bottomStainId !== null) return { ...picks, bottomStainId: null, twoToneType: null };
  const section = activeStainSection(family, style, picks);
  const top = section ? picks.parts[section.id]?.[0] : undefined;
  return top === undefined ? picks : { ...picks, bottomStainId: top, twoToneType: TWO_TONE.TopDrawerDoor };
}

/**
 * A wood brings its own stain list. The stains chosen so far stay by display name where the new list has them;
 * two-tone stays only when it has both (SPEC §4).
 */
function carryStains(family: FamilyDefinition, style: Style, before: Picks, next: Picks, wood: Part): Picks {
  const from = activeStainSection(family, style, before);
  const to = styleIndex(style).sectionById.get(wood.childSectionId ?? 0);
  if (!from || !to || from.id === to.id) return next;
  const namesake = (partId: number | null | undefined): Part | undefined => {
    const name = findPart(style, from.id, partId)?.displayName;
    return to.parts.find((part) => part.displayName === name);
  };
  const top = namesake(before.parts[from.id]?.[0]);
  const bottom = namesake(before.bottomStainId);
  return {
    ...next,
    parts: top ? { ...next.parts, [to.id]: [top.id] } : next.parts,
    bottomStainId: top && bottom ? bottom.id : null,
  };
}
