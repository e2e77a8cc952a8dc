import type { ReactNode } from 'react';
import clsx from 'clsx';

export interface DataColumn {
  readonly label: string;
  /** Figures stand at the right. */
  readonly isNumber?: boolean;
}

export interface DataRow {
  readonly key: string | number;
  /** A cell a column; the first names the row. */
  readonly cells: readonly ReactNode[];
}

interface DataTableProps {
  readonly caption: string;
  readonly columns: readonly DataColumn[];
  readonly rows: readonly DataRow[];
  /** Said in place of no rows. */
  readonly empty: string;
}

const CELL = 'py-3 pr-6 align-top last:pr-0';

/** A table of the desk. One that is wider than the screen is scrolled by itself, by keyboard too. */
export function DataTable({ caption, columns, rows, empty }: DataTableProps) {
  if (rows.length === 0) return <p className="mt-4 text-soft">{empty}</p>;
  return (
    <div role="region" aria-label={caption} tabIndex={0} className="relative mt-4 overflow-x-auto">
      <table className="figures w-full min-w-[40rem] border-collapse text-left text-body">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="border-b border-ink">
            {columns.map(({ label, isNumber }) => (
              <th
                key={label}
                scope="col"
                className={clsx('type-eyebrow py-3 pr-6 align-bottom text-soft last:pr-0', isNumber && 'text-right')}
              >
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells: [head, ...cells] }) => (
            <tr key={key} className="border-b border-line hover:bg-sand">
              <th scope="row" className={clsx(CELL, 'font-semibold')}>
                {head}
              </th>
              {cells.map((cell, index) => (
                <td key={index} className={clsx(CELL, columns[index + 1]?.isNumber && 'text-right')}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
