import type { Part } from '@/lib/domain/catalogue';

/** Parts under one heading; the heading is '' for parts that have none. */
export interface PartGroup {
  readonly heading: string;
  readonly parts: readonly Part[];
}

/** Groups parts by their `subSectionGroup`, in the order in which headings first appear. */
export function partGroups(parts: readonly Part[]): readonly PartGroup[] {
  const groups = new Map<string, Part[]>();
  for (const part of parts) {
    const known = groups.get(part.subSectionGroup);
    if (known) known.push(part);
    else groups.set(part.subSectionGroup, [part]);
  }
  return [...groups].map(([heading, grouped]) => ({ heading, parts: grouped }));
}

/**
 * Groups of a multi-select list on show: a subsection shows only if more than one of its parts is valid
 * (specification §2.3), but one with a chosen part stays, or nobody could take that out again.
 */
export function shownGroups(
  parts: readonly Part[],
  isChosen: (part: Part) => boolean,
  isValid: (part: Part) => boolean,
): readonly PartGroup[] {
  return partGroups(parts).filter(
    (group) => group.heading === '' || group.parts.some(isChosen) || group.parts.filter(isValid).length > 1,
  );
}
