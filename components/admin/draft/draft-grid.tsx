'use client';

import type { EditValue } from '@/lib/contracts/admin/edits';
import { editDraft } from '@/lib/client/admin-api';
import type { CellValue, Unit } from '../grid/cell-text';
import type { Change } from '../grid/changes';
import { PriceGrid } from '../grid/price-grid';
import type { Cell } from '../grid/range';
import type { Conflict } from '../grid/use-grid';

/** Its half of the address of a row's or a column's cells. */
type Half = Readonly<Record<string, string | null>>;

interface DraftGridProps {
  readonly draftId: string;
  readonly caption: string;
  readonly unit: Unit;
  readonly columns: readonly { readonly Name: string; readonly Target: Half }[];
  readonly rows: readonly {
    readonly Names: readonly string[];
    readonly Target: Half;
    readonly Cells: readonly { readonly Now: EditValue; readonly Base: EditValue }[];
  }[];
  /** What of a cell's target is looked for; the grid starts there. */
  readonly sought: Half;
}

const cellValue = (value: EditValue): CellValue => (typeof value === 'number' || value === 'n/a' ? value : null);

/** The first cell that is what is looked for; of a price for every size or wood nothing but its part has to agree. */
function placeOf(
  columns: DraftGridProps['columns'],
  rows: DraftGridProps['rows'],
  { Part, Size, Tier }: Half,
): Cell | undefined {
  const isRow = (size: string | null) => (row: { readonly Target: Half }) =>
    row.Target.Part === Part && row.Target.Size === size;
  const exact = rows.findIndex(isRow(Size ?? null));
  const row = exact < 0 ? rows.findIndex(isRow(null)) : exact;
  const column = columns.findIndex(({ Target }) => Target.Tier === (Tier ?? null));
  return row < 0 ? undefined : { row, column: Math.max(0, column) };
}

/** A table of a draft's figures; every change goes into the draft at once. */
export function DraftGrid({ draftId, caption, unit, columns, rows, sought }: DraftGridProps) {
  const send = async (changes: readonly Change[]): Promise<readonly Conflict[]> => {
    const edits = changes.map(({ row, column, was, now }) => ({
      ...rows[row]?.Target,
      ...columns[column]?.Target,
      ...{ Was: was, Now: now },
    }));
    const conflicts = await editDraft(draftId, edits);
    return conflicts.flatMap(({ Index, Now, Author }) => {
      const change = changes[Index];
      return change ? [{ row: change.row, column: change.column, theirs: cellValue(Now), author: Author }] : [];
    });
  };
  return (
    <PriceGrid
      caption={caption}
      unit={unit}
      columns={columns.map(({ Name }) => Name)}
      lines={rows.map(({ Names }) => ({ names: Names }))}
      now={rows.map(({ Cells }) => Cells.map(({ Now }) => cellValue(Now)))}
      base={rows.map(({ Cells }) => Cells.map(({ Base }) => cellValue(Base)))}
      start={placeOf(columns, rows, sought)}
      send={send}
    />
  );
}
