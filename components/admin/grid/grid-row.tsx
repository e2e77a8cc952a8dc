'use client';

import clsx from 'clsx';
import { shownCell, type CellValue, type Unit } from './cell-text';
import { isIn, rectOf, type Cell } from './range';
import type { GridState } from './use-grid';
import type { GridKeys } from './use-grid-keys';

interface GridRowProps {
  readonly index: number;
  readonly names: readonly string[];
  readonly figures: readonly CellValue[];
  readonly base: readonly CellValue[];
  readonly unit: Unit;
  readonly columns: readonly string[];
  readonly grid: GridState;
  readonly keys: GridKeys;
  readonly cellId: (cell: Cell) => string;
}

/** A row of the grid: its names, and a cell a column. */
export function GridRow({
  index,
  names: [name, ...more],
  figures,
  base,
  unit,
  columns,
  grid,
  keys,
  cellId,
}: GridRowProps) {
  const rect = rectOf(grid.selection);
  const { focus } = grid.selection;
  const { typing } = keys;
  const details = more.filter((each) => each !== '').join(', ');
  return (
    <tr aria-rowindex={index + 2} className="h-11">
      <th
        scope="row"
        aria-colindex={1}
        className="sticky left-0 z-1 max-w-56 min-w-40 truncate border-b border-line bg-paper px-3 font-semibold"
        title={[name, details].filter(Boolean).join(', ')}
      >
        {name}
        {details && <span className="ml-2 text-note font-normal text-soft">{details}</span>}
      </th>
      {columns.map((column, place) => {
        const cell = { row: index, column: place };
        const value = figures[place] ?? null;
        const isFocus = focus.row === index && focus.column === place;
        const isTyping = typing?.row === index && typing.column === place;
        const isChanged = value !== (base[place] ?? null);
        return (
          <td
            key={column}
            id={cellId(cell)}
            role="gridcell"
            data-row={index}
            data-column={place}
            aria-colindex={place + 2}
            aria-selected={isIn(rect, index, place)}
            className={clsx(
              'min-w-28 border-r border-b border-line px-3 text-right whitespace-nowrap last:border-r-0',
              isIn(rect, index, place) ? 'bg-linen' : isChanged && 'bg-sand',
              isFocus && 'outline-2 -outline-offset-2 outline-accent',
            )}
          >
            {isTyping ? (
              <input
                aria-label={`${name}, ${column}`}
                autoFocus
                value={typing.text}
                onChange={(event) => keys.type(event.target.value)}
                onKeyDown={keys.onTypingKeyDown}
                onBlur={() => keys.commit()}
                className="w-full bg-card text-right outline-none"
              />
            ) : (
              <>
                {isChanged && (
                  <del className="mr-2 text-note text-soft">
                    <span className="sr-only">was </span>
                    {shownCell(base[place] ?? null, unit)}
                  </del>
                )}
                <span className={clsx(isChanged && 'font-semibold text-accent', value === null && 'text-soft')}>
                  {shownCell(value, unit)}
                </span>
              </>
            )}
          </td>
        );
      })}
    </tr>
  );
}
