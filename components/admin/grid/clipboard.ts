import { parse } from 'csv-parse/browser/esm/sync';
import { cellText, readCell, type CellValue, type Unit } from './cell-text';
import { changesTo, valueAt, type Change, type Figures } from './changes';
import { columnsIn, rowsIn, type Extent, type Rect } from './range';

/** A selection as spreadsheets take and give it: tabs between cells, a line a row, the last one ended too. */
export function copied(figures: Figures, { top, bottom, left, right }: Rect): string {
  const rows = figures.slice(top, bottom + 1);
  return rows
    .map(
      (row) =>
        `${row
          .slice(left, right + 1)
          .map(cellText)
          .join('\t')}\n`,
    )
    .join('');
}

/** What a paste comes to. Texts that are no figures are told and leave their cells as they are. */
export interface Pasted {
  readonly changes: readonly Change[];
  readonly problems: readonly string[];
  /** Where it lies, to be selected. */
  readonly rect: Rect;
}

/** Problems that are told one by one; the rest are counted. */
const TOLD = 5;

/**
 * What a spreadsheet has copied, laid at the top left of the selection. A selection that is a multiple of it is filled with
 * it over and over; what would lie beyond the grid's edge is left out, and said.
 */
export function pasted(figures: Figures, selected: Rect, extent: Extent, text: string, unit: Unit): Pasted {
  const block = parse(text, { delimiter: '\t', relax_column_count: true, relax_quotes: true, escape: '"' });
  const width = Math.max(1, ...block.map((row) => row.length));
  const whole = (size: number, given: number): number => (size % given === 0 ? size : given);
  const wanted = {
    rows: whole(rowsIn(selected), Math.max(1, block.length)),
    columns: whole(columnsIn(selected), width),
  };
  const bottom = Math.min(extent.rows - 1, selected.top + wanted.rows - 1);
  const right = Math.min(extent.columns - 1, selected.left + wanted.columns - 1);
  const rect = { top: selected.top, left: selected.left, bottom, right };
  const problems: string[] = [];
  if (rowsIn(rect) < wanted.rows || columnsIn(rect) < wanted.columns) {
    problems.push(`Only ${rowsIn(rect)} × ${columnsIn(rect)} of ${wanted.rows} × ${wanted.columns} cells found room`);
  }
  const read = readBlock(block, unit);
  const cells: { row: number; column: number; now: CellValue }[] = [];
  let bad = 0;
  for (let row = rect.top; row <= bottom; row += 1) {
    const line = read[(row - rect.top) % Math.max(1, read.length)] ?? [];
    for (let column = rect.left; column <= right; column += 1) {
      const found = line[(column - rect.left) % width];
      if (found?.ok === false) {
        bad += 1;
        if (bad <= TOLD) problems.push(found.problem);
      }
      const now = found?.ok ? found.value : valueAt(figures, { row, column });
      cells.push({ row, column, now });
    }
  }
  if (bad > TOLD) problems.push(`and ${bad - TOLD} more`);
  return { changes: changesTo(figures, cells), problems, rect };
}

const readBlock = (block: readonly (readonly string[])[], unit: Unit) =>
  block.map((row) => row.map((text) => readCell(text, unit)));
