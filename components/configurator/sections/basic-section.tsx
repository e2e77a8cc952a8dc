'use client';

import type { Section } from '@/lib/domain/catalogue';
import { PartList } from './part-list';
import { useThumbnails } from './part-thumbnail';
import { TableHeightList } from './table-height-list';
import { ROW_LIST, TILE_GRID } from './layouts';

/** Thumbnails, table heights or a plain list, as the catalogue says (specification §2.3). */
export function BasicSection({ section }: { readonly section: Section }) {
  // A swatch fills its tile; a drawing keeps its margins.
  const thumbnails = useThumbnails(section, section.thumbnailPath.includes('/swatch/') ? 'cover' : 'contain');
  if (section.cssClasses.split(/\s+/).includes('table-height')) return <TableHeightList section={section} />;
  if (section.hasThumbnails) {
    return <PartList section={section} layout="tile" className={TILE_GRID} face={thumbnails} />;
  }
  return <PartList section={section} layout="row" className={ROW_LIST} />;
}
