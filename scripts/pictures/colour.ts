import Color from 'colorjs.io';
import type { Pixels } from './painter';

/** Mean colour of the wholly covered pixels, averaged as light; `null` when there are none. */
export function meanColour({ data }: Pixels): Color | null {
  const sum = [0, 0, 0] as [number, number, number];
  let count = 0;
  for (let at = 0; at < data.length; at += 4) {
    if (data[at + 3] !== 255) continue;
    count += 1;
    for (const channel of [0, 1, 2] as const) sum[channel] += toLinear(data[at + channel] ?? 0);
  }
  return count === 0 ? null : new Color('srgb-linear', [sum[0] / count, sum[1] / count, sum[2] / count]);
}

/** Difference of two colours as the eye sees it: CIEDE2000, where 1 is just noticeable. */
export function deltaE(one: Color, other: Color): number {
  return one.deltaE(other, '2000');
}

const LINEAR = Float64Array.from(
  { length: 256 },
  (_, byte) => new Color('srgb', [byte / 255, 0, 0]).to('srgb-linear').coords[0],
);
const toLinear = (byte: number): number => LINEAR[byte] ?? 0;
