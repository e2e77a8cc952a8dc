'use client';

import type { EditValue } from '@/lib/contracts/admin/edits';
import { editDraft } from '@/lib/client/admin-api';
import type { CellValue, Unit } from '../grid/cell-text';
import type { Change } from '../grid/changes';
import { PriceGrid } from '../grid/price-grid';
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
}

const cellValue = (value: EditValue): CellValue => (typeof value === 'number' || value === 'n/a' ? value : null);

/** A table of a draft's figures; every change goes into the draft at once. */
export function DraftGrid({ draftId, caption, unit, columns, rows }: DraftGridProps) {
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
      send={send}
    />
  );
}
