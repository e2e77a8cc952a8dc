import type { ReactNode } from 'react';

/** Swatches and thumbnails: as many 84 px columns as fit, three in the wide layout's side column. */
export const TILE_GRID = 'outline-none grid grid-cols-[repeat(auto-fill,minmax(5.25rem,1fr))] gap-x-2 gap-y-3';

/** Plain lists, one part a row. */
export const ROW_LIST = 'outline-none flex flex-col gap-1';

/** Small heading with a hairline above, between groups of one section. */
export function ListHeading({ children }: { readonly children: ReactNode }) {
  return <h4 className="type-eyebrow border-t border-line pt-4 text-soft first:border-t-0 first:pt-0">{children}</h4>;
}
