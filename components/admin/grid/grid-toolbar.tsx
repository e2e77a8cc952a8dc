'use client';

import { useId, useState, type FormEvent } from 'react';
import { Button } from '@/components/ui/button';
import { controlLook } from '@/components/ui/field-frame';
import { Icon } from '@/components/ui/icon';
import type { Unit } from './cell-text';
import type { Figures } from './changes';
import { fillDown, fillRight, percentChange, readPercent, ROUNDINGS } from './deeds';
import { columnsIn, rectOf, rowsIn } from './range';
import type { GridState } from './use-grid';

interface GridToolbarProps {
  readonly grid: GridState;
  readonly unit: Unit;
  readonly base: Figures;
  readonly problems: readonly string[];
}

const count = (figures: Figures, base: Figures): number =>
  figures.reduce(
    (sum, row, index) =>
      sum + (row === base[index] ? 0 : row.filter((value, column) => value !== base[index]?.[column]).length),
    0,
  );

/** What can be done to the selection without knowing the keys, and how things stand. */
export function GridToolbar({ grid, unit, base, problems }: GridToolbarProps) {
  const rect = rectOf(grid.selection);
  const selected = rowsIn(rect) * columnsIn(rect);
  const changed = count(grid.figures, base);
  const state = grid.failure !== '' ? '' : grid.unsaved > 0 ? 'Saving…' : changed > 0 ? 'All saved in the draft.' : '';
  return (
    <div role="group" aria-label="What to do to the selected cells">
      <div className="flex flex-wrap items-end gap-x-3 gap-y-2">
        <PercentForm grid={grid} isMoney={unit === 'dollars'} />
        <Button look="outline" onClick={() => grid.change(fillDown(grid.figures, rect))}>
          Fill down
        </Button>
        <Button look="outline" onClick={() => grid.change(fillRight(grid.figures, rect))}>
          Fill right
        </Button>
        <Button look="outline" aria-disabled={!grid.canUndo} onClick={grid.undo}>
          <Icon name="undo" />
          Undo
        </Button>
        <Button look="outline" aria-disabled={!grid.canRedo} onClick={grid.redo}>
          <Icon name="redo" />
          Redo
        </Button>
      </div>
      <p role="status" className="figures mt-3 text-note text-soft">
        {selected} {selected === 1 ? 'cell' : 'cells'} selected, {changed} changed. {state}
      </p>
      <div role="alert" className="text-note font-semibold text-alert">
        {problems.map((problem) => (
          <p key={problem}>{problem}</p>
        ))}
        {grid.failure !== '' && (
          <p>
            Not saved: {grid.failure}{' '}
            <button type="button" className="underline" onClick={grid.retry}>
              Try again
            </button>
          </p>
        )}
      </div>
    </div>
  );
}

/** Raises or lowers the selection by a percentage, rounded as asked. */
function PercentForm({ grid, isMoney }: { readonly grid: GridState; readonly isMoney: boolean }) {
  const id = useId();
  const [text, setText] = useState('');
  const [step, setStep] = useState<number>(isMoney ? 100 : 1);
  const percent = readPercent(text);
  const isWrong = text.trim() !== '' && percent === null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (percent === null) return;
    grid.change(percentChange(grid.figures, rectOf(grid.selection), percent, step));
  };
  return (
    <form onSubmit={submit} className="flex flex-wrap items-end gap-2">
      <label htmlFor={`${id}-percent`} className="text-note font-semibold">
        Change by %
        <input
          id={`${id}-percent`}
          value={text}
          inputMode="decimal"
          placeholder="+4"
          aria-invalid={isWrong}
          onChange={(event) => setText(event.target.value)}
          className={`${controlLook(isWrong ? 'wrong' : '')} mt-1 block min-h-11 max-w-24`}
        />
      </label>
      {isMoney && (
        <label htmlFor={`${id}-step`} className="text-note font-semibold">
          Rounded
          <select
            id={`${id}-step`}
            value={step}
            onChange={(event) => setStep(Number(event.target.value))}
            className={`${controlLook('')} mt-1 block min-h-11`}
          >
            {ROUNDINGS.map(([cents, words]) => (
              <option key={cents} value={cents}>
                {words}
              </option>
            ))}
          </select>
        </label>
      )}
      <Button type="submit" disabled={percent === null}>
        Apply
      </Button>
    </form>
  );
}
