import { bitsOf, type Diagram } from './diagram';
import type { Share } from './share';
import { openShares, type Sheet } from './tariff';

/**
 * What designs of a sheet of prices cost at most, as a sum of what each choice adds: a percentage applies to the whole base,
 * so it is taken as the line that lies above all of it. Dollars, or 0.01 of one, too high rather than too low.
 */
export interface Ceiling {
  /** No design costs more. */
  readonly bound: number;
  /** The design that comes to it on the line: the value of every variable of the order. */
  readonly values: readonly number[];
  /** No design that passes a node costs more, when this is what it adds from there on. */
  readonly at: (share: Share, place: readonly [number, number]) => number;
}

/** A hundredth of a percent. */
const PERCENT = 10_000;
/** The dearer stain is taken for granted; this lets it be chosen among equals. */
const HINT = 0.001;

/** A way up to a node: the last value, and the way before it; null at the start. */
interface Reached {
  readonly most: number;
  readonly value: number;
  readonly before: Reached | null;
}

const START: Reached = { most: 0, value: 0, before: null };

/** Null where no design has a price. */
export function ceilingOf(diagram: Diagram, sheet: Sheet): Ceiling | null {
  const priced = sheet.shares.map((_, variable) =>
    openShares(sheet, variable).filter(({ base, flat }) => base < Infinity && flat < Infinity),
  );
  if (priced.some((shares) => shares.length === 0)) return null;
  const sumOf = (of: (shares: readonly Share[]) => number): number => priced.reduce((sum, each) => sum + of(each), 0);
  const leastBase = sumOf((shares) => Math.min(...shares.map(({ base }) => base)));
  const percents = sumOf((shares) => Math.max(...shares.map(percentsOf)));
  const stain = Math.max(...priced.flat().map((share) => share.stain));
  const rate = 1 + (percents + stain) / PERCENT;
  const onLine = (share: Share): number =>
    share.base * rate + share.flat + (leastBase * (percentsOf(share) + HINT * share.stain)) / PERCENT;
  // Every percentage is rounded by itself, by half a dollar at most.
  const rest = (priced.length + 1) / 2 - (leastBase * percents) / PERCENT;

  const before = reached(diagram, sheet, onLine);
  const end = before.at(-1)?.[0];
  return end
    ? {
        bound: end.most + rest,
        values: valuesTo(end),
        at: (share, [depth, node]) => (before[depth]?.[node]?.most ?? -Infinity) + onLine(share) + rest,
      }
    : null;
}

const percentsOf = ({ percents }: Share): number => percents.reduce((sum, each) => sum + each, 0);

/** The most that any way up to a node comes to on the line, by layer and node. */
function reached({ order, layers }: Diagram, { held, shares }: Sheet, onLine: (share: Share) => number) {
  const all: (readonly (Reached | undefined)[])[] = [[START]];
  layers.forEach((layer, depth) => {
    const variable = order[depth] ?? 0;
    const open = new Set(bitsOf(held.get(variable) ?? 0n));
    const isClosed = (at: number): boolean => held.has(variable) && !open.has(at);
    const worth = (shares[variable] ?? []).map((share, at) => {
      const own = isClosed(at) ? Infinity : onLine(share);
      return own === Infinity ? -Infinity : own;
    });
    const next: (Reached | undefined)[] = [];
    layer.forEach((edges, node) => {
      const before = all[depth]?.[node];
      if (!before) return;
      for (const { values, to } of edges) {
        let value = -1;
        let own = -Infinity;
        for (const each of values) {
          const its = worth[each] ?? -Infinity;
          if (its <= own) continue;
          value = each;
          own = its;
        }
        const most = before.most + own;
        if (most > (next[to]?.most ?? -Infinity)) next[to] = { most, value, before };
      }
    });
    all.push(next);
  });
  return all;
}

function valuesTo(end: Reached): readonly number[] {
  const values: number[] = [];
  for (let here = end; here.before; here = here.before) values.push(here.value);
  return values.reverse();
}
