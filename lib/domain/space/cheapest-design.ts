import { Configuration } from '../configuration';
import type { Picks } from '../picks';
import type { Diagram } from './diagram';
import { foldUp, type Held } from './paths';
import { added, isNoDearer, NO_SHARE, totalOf, type Share } from './share';
import { configurationSpace, picksOf, valuesOf, type ConfigurationSpace } from './space';
import { sheetsOf, tariffsOf, type Tariff } from './tariff';
import type { Pricing } from './value-costs';
import { NOTHING_AT } from './variables';

/** A design and its total in whole dollars. */
export interface PricedDesign {
  readonly configuration: Configuration;
  readonly total: number;
}

/** How little somebody minds a value: 0 for what they have, more for what is further away. By variable and value. */
type Distances = readonly (readonly number[])[];

/** What choices from some layer on put into the price, and which they are. */
interface Way {
  readonly share: Share;
  readonly distance: number;
  readonly value: number;
  /** The next layer's; null at the end. */
  readonly rest: Way | null;
}

const END: Way = { share: NO_SHARE, distance: 0, value: NOTHING_AT, rest: null };

/**
 * The cheapest design of a style that holds fast what is held, exactly: over every size, wood, percentage and option.
 * Of equally cheap ones the nearest to `preferred`, or to what the style starts with. Null when none has a price.
 */
export function cheapestDesign(pricing: Pricing, held: Held = new Map(), preferred?: Picks): PricedDesign | null {
  const { family, style } = pricing;
  const space = configurationSpace(family, style);
  const distances = distancesFrom(space, preferred ?? new Configuration(family, style).picks);
  const { isCompared, open } = withoutNeedlessStain(space, held);
  let best: Way | null = null;
  let total = Infinity;
  for (const tariff of tariffsOf(sheetsOf(pricing, space, isCompared), open)) {
    if (tariff.bound > total) break;
    for (const way of waysAt(space.diagram, tariff, distances)) {
      const cost = totalOf(way.share);
      if (cost > total || (cost === total && best && way.distance >= best.distance)) continue;
      best = way;
      total = cost;
    }
  }
  return best && { configuration: new Configuration(family, style, picksAlong(space, best)), total };
}

/**
 * A second stain makes no design cheaper, and none possible: where it may be left out it is. Where it may not, the two
 * have to be compared.
 */
export function withoutNeedlessStain({ variables }: ConfigurationSpace, held: Held) {
  const none = 1n << BigInt(NOTHING_AT);
  const second = variables.flatMap(({ kind }, at) => (kind === 'bottomStain' || kind === 'twoToneType' ? [at] : []));
  const isCompared = second.some((variable) => ((held.get(variable) ?? none) & none) === 0n);
  const left = second.map((variable) => [variable, none] as const);
  return { isCompared, open: isCompared ? held : new Map([...held, ...left]) };
}

/** What somebody has is nearest, then what a list starts with, then the rest. */
function distancesFrom(space: ConfigurationSpace, picks: Picks): Distances {
  const chosen = valuesOf(space, picks);
  return space.variables.map(({ section, values }, variable) =>
    values.map(({ parts: [part] }, value) => {
      if (value === (chosen.get(variable) ?? NOTHING_AT)) return 0;
      return part && section?.defaultPartIds.includes(part.id) ? 1 : 2;
    }),
  );
}

/** Ways at one tariff, of which none costs less than another whatever the percentages. */
function waysAt(diagram: Diagram, { held, shares, twoTone }: Tariff, distances: Distances): readonly Way[] {
  const folds = foldUp<readonly Way[]>(diagram, held, [END], (edges, variable) => {
    const found: Way[] = [];
    for (const { values, rest: ways } of edges) {
      if (ways.length === 0) continue;
      for (const { share, distance, value } of cheapestOf(values, shares[variable] ?? [], distances[variable] ?? [])) {
        for (const rest of ways) {
          keep(found, {
            share: added(share, rest.share, twoTone),
            distance: distance + rest.distance,
            value,
            rest,
          });
        }
      }
    }
    return found;
  });
  return folds[0]?.[0] ?? [];
}

/** Of the values of an edge those that can be the cheapest. */
function cheapestOf(values: readonly number[], shares: readonly Share[], distances: readonly number[]): readonly Way[] {
  const found: Way[] = [];
  for (const value of values) {
    keep(found, { share: shares[value] ?? NO_SHARE, distance: distances[value] ?? 0, value, rest: null });
  }
  return found;
}

/** Puts a way among those of which none is dearer than another in everything. */
function keep(known: Way[], way: Way): void {
  if (way.share.base === Infinity || way.share.flat === Infinity) return;
  for (const each of known) if (isBetter(each, way)) return;
  let left = 0;
  for (const each of known) if (!isBetter(way, each)) known[left++] = each;
  known.length = left;
  known.push(way);
}

const isBetter = (a: Way, b: Way): boolean =>
  isNoDearer(a.share, b.share) && (a.distance <= b.distance || !isNoDearer(b.share, a.share));

function picksAlong(space: ConfigurationSpace, way: Way): Picks {
  const chosen = new Map<number, number>();
  let rest: Way | null = way;
  for (const variable of space.diagram.order) {
    chosen.set(variable, rest?.value ?? NOTHING_AT);
    rest = rest?.rest ?? null;
  }
  return picksOf(space, chosen);
}
