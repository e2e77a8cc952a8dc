import { percentOf } from '../prices';

/** What choices together put into a price (specification §15.1): whole dollars, and percentages × 100. */
export interface Share {
  /** Lines of components; Infinity for what the maker does not quote. */
  readonly base: number;
  /** Dollars that no percentage applies to. */
  readonly flat: number;
  /** Percentage of the dearer stain. */
  readonly stain: number;
  /** Every other percentage, each rounded by itself; largest first. */
  readonly percents: readonly number[];
  /** Stains that are still to be compared with each other, as part ids; 0 for none. */
  readonly top: number;
  readonly bottom: number;
}

export const NO_SHARE: Share = { base: 0, flat: 0, stain: 0, percents: [], top: 0, bottom: 0 };

/** Whole dollars; Infinity for what cannot be priced. */
export function totalOf({ base, flat, stain, percents }: Share): number {
  if (base === Infinity) return Infinity;
  return percents.reduce((sum, percent) => sum + percentOf(base, percent), base + flat + percentOf(base, stain));
}

/**
 * What two shares are together.
 * @param twoTone dollars for two stains that differ; Infinity when the maker does not quote it
 */
export function added(a: Share, b: Share, twoTone: number): Share {
  if (a === NO_SHARE) return b;
  if (b === NO_SHARE) return a;
  const top = a.top || b.top;
  const bottom = a.bottom || b.bottom;
  const isSettled = top !== 0 && bottom !== 0;
  return {
    base: a.base + b.base,
    flat: a.flat + b.flat + (isSettled && top !== bottom ? twoTone : 0),
    stain: Math.max(a.stain, b.stain),
    percents: merged(a.percents, b.percents),
    top: isSettled ? 0 : top,
    bottom: isSettled ? 0 : bottom,
  };
}

function merged(a: readonly number[], b: readonly number[]): readonly number[] {
  if (a.length === 0) return b;
  if (b.length === 0) return a;
  return [...a, ...b].sort((left, right) => right - left);
}

/** Whether a share costs no more than another, whatever is added to both: nothing in it is larger. */
export function isNoDearer(a: Share, b: Share): boolean {
  return (
    a.base <= b.base &&
    a.flat <= b.flat &&
    a.stain <= b.stain &&
    a.percents.length <= b.percents.length &&
    a.top === b.top &&
    a.bottom === b.bottom &&
    a.percents.every((percent, at) => percent <= (b.percents[at] ?? 0))
  );
}
