/** A place in the grid, counted from 0. */
export interface Cell {
  readonly row: number;
  readonly column: number;
}

/** What is selected: from where it was begun to where one stands. */
export interface Selection {
  readonly anchor: Cell;
  readonly focus: Cell;
}

/** First and last row and column, all included. */
export interface Rect {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

/** How large the grid is. */
export interface Extent {
  readonly rows: number;
  readonly columns: number;
}

export const at = (cell: Cell): Selection => ({ anchor: cell, focus: cell });

export const rectOf = ({ anchor, focus }: Selection): Rect => ({
  top: Math.min(anchor.row, focus.row),
  bottom: Math.max(anchor.row, focus.row),
  left: Math.min(anchor.column, focus.column),
  right: Math.max(anchor.column, focus.column),
});

export const rowsIn = ({ top, bottom }: Rect): number => bottom - top + 1;
export const columnsIn = ({ left, right }: Rect): number => right - left + 1;

export const isIn = ({ top, bottom, left, right }: Rect, row: number, column: number): boolean =>
  row >= top && row <= bottom && column >= left && column <= right;

/** Every place of a rectangle, row by row. */
export function* cellsIn({ top, bottom, left, right }: Rect): Generator<Cell> {
  for (let row = top; row <= bottom; row += 1)
    for (let column = left; column <= right; column += 1) yield { row, column };
}

const within = (value: number, count: number): number => Math.max(0, Math.min(count - 1, value));

/** Rows that Page Up and Page Down go. */
const PAGE = 12;

/** What the arrows and their like mean: the place one comes to; null for every other key. */
export function placeByKey(key: string, isFar: boolean, { row, column }: Cell, { rows, columns }: Extent): Cell | null {
  const last = { row: rows - 1, column: columns - 1 };
  const far = (near: Partial<Cell>, edge: Partial<Cell>): Cell => ({ row, column, ...(isFar ? edge : near) });
  const places: Readonly<Record<string, Cell>> = {
    ArrowUp: far({ row: row - 1 }, { row: 0 }),
    ArrowDown: far({ row: row + 1 }, { row: last.row }),
    ArrowLeft: far({ column: column - 1 }, { column: 0 }),
    ArrowRight: far({ column: column + 1 }, { column: last.column }),
    Home: far({ column: 0 }, { row: 0, column: 0 }),
    End: far({ column: last.column }, last),
    PageUp: { row: row - PAGE, column },
    PageDown: { row: row + PAGE, column },
  };
  const place = places[key];
  return place ? { row: within(place.row, rows), column: within(place.column, columns) } : null;
}
