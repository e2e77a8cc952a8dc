'use client';

import type { Section } from '@/lib/domain/catalogue';
import { useSectionScope } from '../configuration-context';
import { GroupedLists } from './grouped-lists';
import { partGroups } from './part-groups';

/** Any number of options. A subsection shows only if more than one of its parts is valid (SPEC §2). */
export function MultiSelectSection({ section }: { readonly section: Section }) {
  const { judge } = useSectionScope();
  const groups = partGroups(section.parts).filter(({ heading, parts }) => {
    if (heading === '') return true;
    return parts.filter((part) => judge({ sectionId: section.id, partId: part.id }).isValid).length > 1;
  });
  return <GroupedLists section={section} groups={groups} />;
}
