import type { Diagram } from './diagram';
import { foldUp } from './paths';
import { added, NO_SHARE, type Share } from './share';
import type { Sheet } from './tariff';
import { NOTHING_AT } from './variables';

/** What choices from some layer on put into the price, and which they are. */
export interface Way {
  readonly share: Share;
  readonly distance: number;
  readonly value: number;
  /** The next layer's; null at the end. */
  readonly rest: Way | null;
}

const END: Way = { share: NO_SHARE, distance: 0, value: NOTHING_AT, rest: null };

/** How little somebody minds a value: 0 for what they have, more for what is further away. By variable and value. */
export type Distances = readonly (readonly number[])[];

/** Whether the first of two ways is the one looked for, whatever is added to both. */
type IsBetter = (one: Way, other: Way) => boolean;

/**
 * Ways at one tariff, of which none is better than another whatever the percentages.
 * @param isWorthIt whether what comes of a node, with what can be before it, may be what is looked for
 */
export function waysAt(
  diagram: Diagram,
  { held, shares, twoTone }: Sheet,
  distances: Distances,
  isBetter: IsBetter,
  isWorthIt: (share: Share, place: readonly [number, number]) => boolean = () => true,
): readonly Way[] {
  const folds = foldUp<readonly Way[]>(diagram, held, [END], (edges, variable, place) => {
    const found: Way[] = [];
    for (const { values, rest: ways } of edges) {
      if (ways.length === 0) continue;
      const own: Way[] = [];
      for (const value of values) {
        const share = shares[variable]?.[value] ?? NO_SHARE;
        keep(own, { share, distance: distances[variable]?.[value] ?? 0, value, rest: null }, isBetter);
      }
      for (const { share, distance, value } of own) {
        for (const rest of ways) {
          const sum = added(share, rest.share, twoTone);
          if (!isWorthIt(sum, place)) continue;
          keep(found, { share: sum, distance: distance + rest.distance, value, rest }, isBetter);
        }
      }
    }
    return found;
  });
  return folds[0]?.[0] ?? [];
}

/** Puts a way among those of which none is better than another. */
function keep(known: Way[], way: Way, isBetter: IsBetter): void {
  if (way.share.base === Infinity || way.share.flat === Infinity) return;
  for (const each of known) if (isBetter(each, way)) return;
  let left = 0;
  for (const each of known) if (!isBetter(way, each)) known[left++] = each;
  known.length = left;
  known.push(way);
}

/** The value of every variable along a way. */
export function valuesAlong({ order }: Diagram, way: Way): ReadonlyMap<number, number> {
  const chosen = new Map<number, number>();
  let rest: Way | null = way;
  for (const variable of order) {
    chosen.set(variable, rest?.value ?? NOTHING_AT);
    rest = rest?.rest ?? null;
  }
  return chosen;
}
