/** A figure and the picture that has it. */
export interface Named {
  readonly value: number;
  readonly what: string;
}

/** The lowest and the highest of a figure, by name. */
export interface Extremes {
  readonly lowest: Named;
  readonly highest: Named;
  readonly count: number;
}

/** Null of nothing. */
export function extremesOf(all: readonly Named[]): Extremes | null {
  const [first, ...rest] = all;
  if (!first) return null;
  return {
    lowest: rest.reduce((least, each) => (each.value < least.value ? each : least), first),
    highest: rest.reduce((most, each) => (each.value > most.value ? each : most), first),
    count: all.length,
  };
}

export const extremesText = (extremes: Extremes | null): string =>
  extremes === null
    ? 'nothing to measure'
    : `${extremes.lowest.value.toFixed(3)} (${extremes.lowest.what}) to ${extremes.highest.value.toFixed(3)} (${extremes.highest.what}), of ${extremes.count}`;
