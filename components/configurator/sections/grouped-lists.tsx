'use client';

import { Fragment } from 'react';
import type { Section } from '@/lib/domain/catalogue';
import type { PartGroup } from './part-groups';
import { ListHeading } from './list-heading';
import { PartDetails } from './part-details';
import { PartList } from './part-list';
import { PartThumbnail } from './part-thumbnail';
import { ROW_LIST, TILE_GRID } from './layouts';

/** Lists under headings, a hairline between them. */
export function GroupedLists({
  section,
  groups,
}: {
  readonly section: Section;
  readonly groups: readonly PartGroup[];
}) {
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
            details={(part) => <PartDetails part={part} />}
          />
        </Fragment>
      ))}
    </div>
  );
}
