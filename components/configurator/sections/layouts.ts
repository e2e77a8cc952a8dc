/** Swatches and thumbnails: as many 84 px columns as fit, three in the wide layout's side column. */
export const TILE_GRID = 'grid grid-cols-[repeat(auto-fill,minmax(5.25rem,1fr))] gap-x-2 gap-y-3';

/** Plain lists, one part a row. */
export const ROW_LIST = 'flex flex-col gap-1';
