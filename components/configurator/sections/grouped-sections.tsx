'use client';

import { Fragment } from 'react';
import type { Section } from '@/lib/domain/catalogue';
import { useSectionScope } from './section-scope';
import { partGroups, shownGroups, type PartGroup } from './part-groups';
import { PartList } from './part-list';
import { PartThumbnail } from './part-thumbnail';
import { ListHeading, ROW_LIST, TILE_GRID } from './layouts';

/** Finish options: one pick out of lists with subsection headings and dividers (specification §2.3). */
export function FinishOptionsSection({ section }: { readonly section: Section }) {
  return <GroupedLists section={section} groups={partGroups(section.parts)} />;
}

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

/** Lists under headings, a hairline between them. */
function GroupedLists({ section, groups }: { readonly section: Section; readonly groups: readonly PartGroup[] }) {
  return (
    <div className="flex flex-col gap-4">
      {groups.map(({ heading, parts }) => (
        <Fragment key={heading}>
          {heading !== '' && <ListHeading>{heading}</ListHeading>}
          <PartList
            section={section}
            parts={parts}
            label={heading || section.displayName}
            layout={section.hasThumbnails ? 'tile' : 'row'}
            className={section.hasThumbnails ? TILE_GRID : ROW_LIST}
            face={
              section.hasThumbnails ? (part) => <PartThumbnail section={section} part={part} fit="cover" /> : undefined
            }
          />
        </Fragment>
      ))}
    </div>
  );
}
