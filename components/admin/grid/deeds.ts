import { changesTo, valueAt, type Change, type Figures } from './changes';
import { cellsIn, type Rect } from './range';

/** What percent changes are rounded to, in cents. */
export const ROUNDINGS = [
  [1, 'to the cent'],
  [100, 'to whole dollars'],
  [500, 'to 5 dollars'],
  [1000, 'to 10 dollars'],
] as const;

/** The top row of a selection in all its rows. */
export const fillDown = (figures: Figures, rect: Rect): readonly Change[] =>
  changesTo(
    figures,
    mapped(rect, ({ column }) => valueAt(figures, { row: rect.top, column })),
  );

/** The left column of a selection in all its columns. */
export const fillRight = (figures: Figures, rect: Rect): readonly Change[] =>
  changesTo(
    figures,
    mapped(rect, ({ row }) => valueAt(figures, { row, column: rect.left })),
  );

/** No entries any more. */
export const cleared = (figures: Figures, rect: Rect): readonly Change[] =>
  changesTo(
    figures,
    mapped(rect, () => null),
  );

/**
 * Raises or lowers the figures of a selection; cells without one stay as they are.
 * @param hundredths of a percent: 400 is 4 % more, −400 is 4 % less
 * @param step what the result is rounded to, half up
 */
export const percentChange = (figures: Figures, rect: Rect, hundredths: number, step: number): readonly Change[] =>
  changesTo(
    figures,
    mapped(rect, (cell) => {
      const value = valueAt(figures, cell);
      return typeof value === 'number' ? raised(value, hundredths, step) : value;
    }),
  );

/** Whole numbers all the way: half up of value × (1 + percent), to the step. */
function raised(value: number, hundredths: number, step: number): number {
  const unit = 10_000 * step;
  return Math.floor((2 * value * (10_000 + hundredths) + unit) / (2 * unit)) * step;
}

function* mapped<T>(rect: Rect, valueOf: (cell: { row: number; column: number }) => T) {
  for (const cell of cellsIn(rect)) yield { ...cell, now: valueOf(cell) };
}

/** Hundredths of a percent of a text such as '4', '-2.5' or '+4 %'; null for what is none between −100 and 1000. */
export function readPercent(text: string): number | null {
  const [, sign, whole = '', decimals = ''] = /^([+\-−]?)(\d{1,4})(?:[.,](\d{1,2}))?\s*%?$/.exec(text.trim()) ?? [];
  if (whole === '') return null;
  const value = Number(whole) * 100 + Number(decimals.padEnd(2, '0'));
  const signed = sign === '-' || sign === '−' ? -value : value;
  return signed < -10_000 || signed > 100_000 ? null : signed;
}
