'use client';

import { Fragment } from 'react';
import type { Section } from '@/lib/domain/catalogue';
import type { PartGroup } from './part-groups';
import { PartList } from './part-list';
import type { PartFace } from './part-option';
import { ListHeading, ROW_LIST, TILE_GRID } from './layouts';

interface GroupedListsProps {
  readonly section: Section;
  readonly groups: readonly PartGroup[];
  /** Picture of a part; undefined for plain rows. */
  readonly face?: PartFace;
}

/** Lists under headings, a hairline between them. */
export function GroupedLists({ section, groups, face }: GroupedListsProps) {
  return (
    <div className="flex flex-col gap-4">
      {groups.map(({ heading, parts }) => (
        <Fragment key={heading}>
          {heading !== '' && <ListHeading>{heading}</ListHeading>}
          <PartList
            section={section}
            parts={parts}
            label={heading || section.displayName}
            layout={face ? 'tile' : 'row'}
            className={face ? TILE_GRID : ROW_LIST}
            face={face}
          />
        </Fragment>
      ))}
    </div>
  );
}
