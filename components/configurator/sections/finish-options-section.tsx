'use client';

import type { Section } from '@/lib/domain/catalogue';
import { GroupedLists } from './grouped-lists';
import { partGroups } from './part-groups';

/** Finish options: one pick out of lists with subsection headings and dividers (SPEC §2). */
export function FinishOptionsSection({ section }: { readonly section: Section }) {
  return <GroupedLists section={section} groups={partGroups(section.parts)} />;
}
