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
