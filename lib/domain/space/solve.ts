import { bitsOf } from './diagram';
import type { Nogood } from './rules';

/** What is still open of every variable, as bits. */
type Open = readonly bigint[];

/**
 * A design that no nogood rules out, as the value of every variable; null when there is none. For a few nogoods out of
 * many, where compiling a diagram each time would take too long.
 * @param open what may be chosen of every variable, as bits
 */
export function findDesign(open: Open, nogoods: readonly Nogood[]): readonly number[] | null {
  const left = propagate(open, nogoods);
  if (!left) return null;
  const undecided = left.domains.findIndex((mask, variable) => !isOne(mask) && left.touched.has(variable));
  if (undecided < 0) return left.domains.map((mask) => bitsOf(mask)[0] ?? 0);
  const narrowest = left.domains.reduce(
    (best, mask, at) =>
      left.touched.has(at) && !isOne(mask) && sizeOf(mask) < sizeOf(left.domains[best] ?? 0n) ? at : best,
    undecided,
  );
  for (const value of bitsOf(left.domains[narrowest] ?? 0n)) {
    const found = findDesign(left.domains.with(narrowest, 1n << BigInt(value)), left.nogoods);
    if (found) return found;
  }
  return null;
}

const isOne = (mask: bigint): boolean => (mask & (mask - 1n)) === 0n;
const sizeOf = (mask: bigint): number => bitsOf(mask).length;

interface Left {
  readonly domains: Open;
  /** Nogoods that may still come true, and the variables in them. */
  readonly nogoods: readonly Nogood[];
  readonly touched: ReadonlySet<number>;
}

/** Takes away what the last open literal of a nogood would make true, until nothing more follows; null in a conflict. */
function propagate(open: Open, nogoods: readonly Nogood[]): Left | null {
  const domains = [...open];
  if (domains.includes(0n)) return null;
  for (;;) {
    const waiting: Nogood[] = [];
    let hasChanged = false;
    for (const nogood of nogoods) {
      if (nogood.some(({ variable, mask }) => ((domains[variable] ?? 0n) & mask) === 0n)) continue;
      const undecided = nogood.filter(({ variable, mask }) => ((domains[variable] ?? 0n) & ~mask) !== 0n);
      const [last, ...more] = undecided;
      if (!last) return null;
      if (more.length > 0) waiting.push(nogood);
      else {
        domains[last.variable] = (domains[last.variable] ?? 0n) & ~last.mask;
        hasChanged = true;
      }
    }
    if (!hasChanged) {
      return {
        domains,
        nogoods: waiting,
        touched: new Set(waiting.flatMap((each) => each.map(({ variable }) => variable))),
      };
    }
    nogoods = waiting;
  }
}
