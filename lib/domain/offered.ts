import type { Part, Section } from './catalogue';

/** Whether a section that is not selectable holds another part than this: it shows its list and keeps what the style comes with (specification §21). */
export function isFixedOtherwise(section: Section, part: Part): boolean {
  if (section.isSelectable) return false;
  return !section.defaultPartIds.includes(part.id) && section.defaultChildPartId !== part.id;
}

/** Whether a part of a section can stand in a design at all, whatever else is chosen. */
export const isOffered = (section: Section, part: Part): boolean =>
  !part.isSelectionRestricted && !isFixedOtherwise(section, part);
