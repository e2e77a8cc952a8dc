'use client';

import type { Section } from '@/lib/domain/catalogue';
import { useSectionScope } from '../configuration-context';
import { GroupedLists } from './grouped-lists';
import { shownGroups } from './part-groups';

/** Any number of options, in the subsections that are on show. */
export function MultiSelectSection({ section }: { readonly section: Section }) {
  const { picks, judge } = useSectionScope();
  const groups = shownGroups(
    section.parts,
    (part) => picks.parts[section.id]?.includes(part.id) ?? false,
    (part) => judge({ sectionId: section.id, partId: part.id }).isValid,
  );
  return <GroupedLists section={section} groups={groups} />;
}
