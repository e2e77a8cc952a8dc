'use client';

import type { Section } from '@/lib/domain/catalogue';
import { isHardware } from '@/lib/domain/hardware';
import { GroupedLists } from './grouped-lists';
import { HardwareSection } from './hardware-section';
import { partGroups, shownGroups, type PartGroup } from './part-groups';
import { useThumbnails } from './part-thumbnail';
import { useSectionScope } from './section-scope';

/** Finish options: one pick out of lists with subsection headings and dividers (specification §2.3). */
export function FinishOptionsSection({ section }: { readonly section: Section }) {
  if (section.hasThumbnails && isHardware(section)) return <HardwareSection section={section} />;
  return <PicturedLists section={section} groups={partGroups(section.parts)} />;
}

/** Any number of options, in the subsections that are on show. */
export function MultiSelectSection({ section }: { readonly section: Section }) {
  const { configuration } = useSectionScope();
  const groups = shownGroups(
    section.parts,
    (part) => configuration.picks.parts[section.id]?.includes(part.id) ?? false,
    (part) => configuration.restrictionOf({ sectionId: section.id, partId: part.id }).isValid,
  );
  return <PicturedLists section={section} groups={groups} />;
}

function PicturedLists({ section, groups }: { readonly section: Section; readonly groups: readonly PartGroup[] }) {
  const thumbnails = useThumbnails(section, 'cover');
  return <GroupedLists section={section} groups={groups} face={section.hasThumbnails ? thumbnails : undefined} />;
}
