'use client';

import type { Section } from '@/lib/domain/catalogue';
import { useSectionScope } from './section-scope';
import { GroupedLists } from './grouped-lists';
import { shownGroups } from './part-groups';

/** Any number of options, in the subsections that are on show. */
export function MultiSelectSection({ section }: { readonly section: Section }) {
  const { configuration } = useSectionScope();
  const groups = shownGroups(
    section.parts,
    (part) => configuration.picks.parts[section.id]?.includes(part.id) ?? false,
    (part) => configuration.restrictionOf({ sectionId: section.id, partId: part.id }).isValid,
  );
  return <GroupedLists section={section} groups={groups} />;
}
