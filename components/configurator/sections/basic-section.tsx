'use client';

import type { Section } from '@/lib/domain/catalogue';
import { PartList } from './part-list';
import { PartThumbnail } from './part-thumbnail';
import { TableHeightList } from './table-height-list';
import { ROW_LIST, TILE_GRID } from './layouts';

/** Thumbnails, table heights or a plain list, as the catalogue says (specification §2.3). */
export function BasicSection({ section }: { readonly section: Section }) {
  if (section.cssClasses.split(/\s+/).includes('table-height')) return <TableHeightList section={section} />;
  if (section.hasThumbnails) {
    // A swatch fills its tile; a drawing keeps its margins.
    const fit = section.thumbnailPath.includes('/swatch/') ? 'cover' : 'contain';
    return (
      <PartList
        section={section}
        layout="tile"
        className={TILE_GRID}
        face={(part) => <PartThumbnail section={section} part={part} fit={fit} />}
      />
    );
  }
  return <PartList section={section} layout="row" className={ROW_LIST} />;
}
