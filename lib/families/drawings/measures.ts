import { cmText, inchText } from '../dimensions/words';
import type { Point } from './geometry';

/** Words on the paper; y is their base line. */
export interface Label {
  readonly x: number;
  readonly y: number;
  readonly text: string;
  readonly anchor: 'start' | 'middle' | 'end';
  readonly isSoft?: boolean;
}
/** A dimension line with its figures, pixels. */
export interface MeasureLine {
  readonly d: string;
  readonly labels: readonly Label[];
}

/** How far from the piece a line stands, how far what leads to it keeps off, half a tick, and the figures' line height. */
const OFF = { line: 16, gap: 4, tick: 3.5, text: 15 };

/** Below a view, from left to right. */
export function levelMeasure([x0, y]: Point, [x1]: Point, text: string): MeasureLine {
  const at = y + OFF.line;
  const leads = [x0, x1].map((x) => `M${round(x)} ${round(y + OFF.gap)}V${round(at + OFF.tick)}`);
  return {
    d: `${leads.join('')}M${round(x0)} ${round(at)}H${round(x1)}${[x0, x1].map((x) => tick(x, at)).join('')}`,
    labels: [{ x: (x0 + x1) / 2, y: at + OFF.text, text, anchor: 'middle' }],
  };
}

/** Beside a view, from above to below; inches over centimetres. */
export function uprightMeasure([x, y0]: Point, [, y1]: Point, inches: number, isRight = false): MeasureLine {
  const side = isRight ? 1 : -1;
  const at = x + side * OFF.line;
  const leads = [y0, y1].map((y) => `M${round(x + side * OFF.gap)} ${round(y)}H${round(at + side * OFF.tick)}`);
  const middle = (y0 + y1) / 2;
  const anchor = isRight ? 'start' : 'end';
  const text = { x: at + side * 6, anchor } as const;
  return {
    d: `${leads.join('')}M${round(at)} ${round(y0)}V${round(y1)}${[y0, y1].map((y) => tick(at, y)).join('')}`,
    labels: [
      { ...text, y: middle - 2, text: `${inchText(inches)} in` },
      { ...text, y: middle + OFF.text - 2, text: `${cmText(inches)} cm` },
    ],
  };
}

const tick = (x: number, y: number): string =>
  `M${round(x - OFF.tick)} ${round(y + OFF.tick)}L${round(x + OFF.tick)} ${round(y - OFF.tick)}`;

const round = (value: number): number => Number(value.toFixed(1));
