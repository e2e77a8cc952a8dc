'use client';

import type { Part, Section } from '@/lib/domain/catalogue';
import { PartList } from './part-list';
import type { PartFace } from './part-option';
import { useThumbnails } from './part-thumbnail';

/** Heights by picture, or as small elevations drawn to one scale: dining, counter and bar can be told at a glance. */
export function TableHeightList({ section }: { readonly section: Section }) {
  const thumbnails = useThumbnails(section, 'contain');
  return (
    <PartList
      section={section}
      layout="tile"
      className="grid grid-cols-3 gap-2"
      face={section.hasThumbnails ? thumbnails : drawing}
    />
  );
}

const drawing: PartFace = (part) => <HeightDrawing inches={inchesOf(part)} />;

const DINING_INCHES = 30;

/** The first number of the name is the height in inches; without one it is drawn at dining height. */
function inchesOf(part: Part): number {
  const found = /\d+(?:\.\d+)?/.exec(part.displayName) ?? /\d+/.exec(part.sku);
  return found ? Number(found[0]) : DINING_INCHES;
}

/** One inch is 1.2 units; the floor is at 58. */
function HeightDrawing({ inches }: { readonly inches: number }) {
  const top = 58 - Math.min(44, Math.max(14, inches)) * 1.2;
  return (
    <svg viewBox="0 0 84 72" aria-hidden="true" className="block h-18 w-full rounded-soft bg-sand text-ink">
      <path d="M10 58.5h64" stroke="currentColor" strokeOpacity="0.25" />
      <path d={`M16 ${top}h52v3h-52z`} fill="currentColor" />
      <path
        d={`M22 ${top + 3}l1.5 ${55 - top}M62 ${top + 3}l-1.5 ${55 - top}`}
        stroke="currentColor"
        strokeWidth="2.5"
      />
    </svg>
  );
}
