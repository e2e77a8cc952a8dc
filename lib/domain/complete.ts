import type { Style } from './catalogue';
import type { FamilyDefinition } from './family';
import type { Picks } from './picks';
import { activeSections } from './visibility';

/** Every section on show that starts with a part still has one: only then is it a piece that can be built. */
export function isComplete(family: FamilyDefinition, style: Style, picks: Picks): boolean {
  return activeSections(family, style, picks).every(
    (section) =>
      section.slot === null ||
      section.type === 'MultiSelect' ||
      section.defaultPartIds.length === 0 ||
      (picks.parts[section.id] ?? []).length > 0,
  );
}
