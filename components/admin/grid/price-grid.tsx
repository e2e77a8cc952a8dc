'use client';

import { useEffect, useId, useMemo, useRef } from 'react';
import { createColumnHelper, tableFeatures, useTable } from '@tanstack/react-table';
import { useVirtualizer } from '@tanstack/react-virtual';
import type { Unit } from './cell-text';
import type { Figures } from './changes';
import { ConflictList } from './conflict-list';
import { GridRow } from './grid-row';
import { GridToolbar } from './grid-toolbar';
import { at, type Cell } from './range';
import { useGrid, type SendChanges } from './use-grid';
import { useGridKeys } from './use-grid-keys';

/** A row as it is named; its figures stand in `Figures`. */
export interface GridLine {
  readonly names: readonly string[];
}

interface PriceGridProps {
  readonly caption: string;
  readonly unit: Unit;
  readonly columns: readonly string[];
  readonly lines: readonly GridLine[];
  readonly now: Figures;
  /** What the figures are in the version that the draft began with. */
  readonly base: Figures;
  readonly send: SendChanges;
  /** Where one stands at first; the first cell unless told. */
  readonly start?: Cell;
}

const ROW_HEIGHT = 44;
const features = tableFeatures({});
const helper = createColumnHelper<typeof features, GridLine>();
const lineName = ({ names }: GridLine): string => names.filter((name) => name !== '').join(', ');

/** A place that a pointer is over; null between cells. */
function placeUnder(target: EventTarget): Cell | null {
  const cell = target instanceof Element ? target.closest('td[data-row]') : null;
  if (!(cell instanceof HTMLElement)) return null;
  return { row: Number(cell.dataset.row), column: Number(cell.dataset.column) };
}

/**
 * Figures that are edited as in a spreadsheet: a real table of which only the rows in sight are drawn. The table has the
 * focus; the cell one stands on is its active descendant.
 */
export function PriceGrid({ caption, unit, columns, lines, now, base, send, start }: PriceGridProps) {
  const id = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const table = useRef<HTMLTableElement>(null);
  const extent = { rows: lines.length, columns: columns.length };
  const grid = useGrid(now, send, start);
  const keys = useGridKeys(grid, extent, unit);
  const { anchor, focus } = grid.selection;

  const model = useTable({
    features,
    data: lines,
    columns: useMemo(
      () =>
        helper.columns([
          helper.accessor(lineName, { id: 'name', header: 'Part' }),
          ...columns.map((name, index) => helper.display({ id: `figure-${index}`, header: name })),
        ]),
      [columns],
    ),
  });
  const { rows } = model.getRowModel();
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: 10,
    // for the server, which knows no window
    initialRect: { width: 900, height: 14 * ROW_HEIGHT },
    // the heading stays over the rows
    scrollPaddingStart: ROW_HEIGHT,
  });
  const inSight = virtual.getVirtualItems();
  const [before, after] = [inSight[0]?.start ?? 0, virtual.getTotalSize() - (inSight.at(-1)?.end ?? 0)];

  useEffect(() => virtual.scrollToIndex(focus.row), [virtual, focus.row]);
  const isTyping = keys.typing !== null;
  const wasTyping = useRef(false);
  useEffect(() => {
    if (wasTyping.current && !isTyping) table.current?.focus({ preventScroll: true });
    wasTyping.current = isTyping;
  }, [isTyping]);

  const cellId = ({ row, column }: Cell): string => `${id}-${row}-${column}`;
  return (
    <div className="mt-6">
      <GridToolbar grid={grid} unit={unit} base={base} problems={keys.problems} />
      <ConflictList grid={grid} unit={unit} columns={columns} nameOf={(row) => lineName(lines[row] ?? { names: [] })} />
      <div ref={scroller} className="mt-3 max-h-[70svh] overflow-auto rounded-small border border-line">
        <table
          ref={table}
          role="grid"
          tabIndex={0}
          aria-label={caption}
          aria-multiselectable
          aria-rowcount={rows.length + 1}
          aria-colcount={columns.length + 1}
          aria-activedescendant={cellId(focus)}
          className="figures w-full border-separate border-spacing-0 text-left text-body outline-offset-[-2px] select-none"
          {...keys.handlers}
          onMouseDown={(event) => {
            const place = event.button === 0 ? placeUnder(event.target) : null;
            if (!place || isSame(place, keys.typing)) return;
            keys.commit();
            grid.select(event.shiftKey ? { anchor, focus: place } : at(place));
          }}
          onMouseOver={(event) => {
            const place = event.buttons === 1 && !isTyping ? placeUnder(event.target) : null;
            if (place) grid.select({ anchor, focus: place });
          }}
          onDoubleClick={(event) => {
            if (placeUnder(event.target)) keys.edit();
          }}
        >
          <thead>
            {model.getHeaderGroups().map((group) => (
              <tr key={group.id} aria-rowindex={1}>
                {group.headers.map((header, index) => (
                  <th
                    key={header.id}
                    scope="col"
                    aria-colindex={index + 1}
                    className="type-eyebrow sticky top-0 z-10 h-11 border-b border-ink bg-paper px-3 text-soft first:left-0 first:z-20 not-first:text-right"
                  >
                    <model.FlexRender header={header} />
                  </th>
                ))}
              </tr>
            ))}
          </thead>
          <tbody>
            {before > 0 && <Spacer height={before} />}
            {inSight.map(({ index }) => (
              <GridRow
                key={index}
                index={index}
                names={rows[index]?.original.names ?? []}
                figures={grid.figures[index] ?? []}
                base={base[index] ?? []}
                unit={unit}
                columns={columns}
                grid={grid}
                keys={keys}
                cellId={cellId}
              />
            ))}
            {after > 0 && <Spacer height={after} />}
          </tbody>
        </table>
      </div>
    </div>
  );
}

const isSame = (place: Cell, other: Cell | null): boolean => place.row === other?.row && place.column === other.column;

/** Room of the rows that are out of sight; by attribute, as the policy takes no style that is written into a page. */
function Spacer({ height }: { readonly height: number }) {
  return (
    <tr aria-hidden="true">
      <td height={height} />
    </tr>
  );
}
