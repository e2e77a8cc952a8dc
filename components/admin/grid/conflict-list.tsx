'use client';

import { Button } from '@/components/ui/button';
import { shownCell, type Unit } from './cell-text';
import { changesTo } from './changes';
import type { GridState } from './use-grid';

interface ConflictListProps {
  readonly grid: GridState;
  readonly unit: Unit;
  readonly columns: readonly string[];
  readonly nameOf: (row: number) => string;
}

/** Cells that somebody else has set meanwhile, each with what was meant to stand there. */
export function ConflictList({ grid, unit, columns, nameOf }: ConflictListProps) {
  if (grid.conflicts.length === 0) return null;
  return (
    <section role="alert" className="mt-3 rounded-small border border-alert p-3">
      <h3 className="font-semibold text-alert">Somebody else has set these meanwhile</h3>
      <ul className="mt-2 flex flex-col gap-2">
        {grid.conflicts.map((conflict) => {
          const { row, column, theirs, mine, author } = conflict;
          const place = `${nameOf(row)}, ${columns[column] ?? ''}`;
          return (
            <li key={`${row}/${column}`} className="flex flex-wrap items-center gap-x-4">
              <span className="figures">
                {place}: {author ?? 'a new version'} set {shownCell(theirs, unit)}, you {shownCell(mine, unit)}
              </span>
              <Button
                look="quiet"
                className="px-0!"
                onClick={() => grid.change(changesTo(grid.figures, [{ row, column, now: mine }]))}
              >
                Set mine<span className="sr-only"> for {place}</span>
              </Button>
              <Button look="quiet" className="px-0!" onClick={() => grid.acknowledge(conflict)}>
                Leave theirs<span className="sr-only"> for {place}</span>
              </Button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
