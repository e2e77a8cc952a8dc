import { Configuration } from '../configuration';
import type { Picks } from '../picks';
import type { Held } from './paths';
import { isNoDearer, totalOf } from './share';
import { configurationSpace, picksOf, valuesOf, type ConfigurationSpace } from './space';
import { sheetsOf, tariffsOf } from './tariff';
import type { Pricing } from './value-costs';
import { NOTHING_AT } from './variables';
import { valuesAlong, waysAt, type Distances, type Way } from './ways';

/** A design and its total in whole dollars. */
export interface PricedDesign {
  readonly configuration: Configuration;
  readonly total: number;
}

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
    for (const way of waysAt(space.diagram, tariff, distances, isBetter)) {
      const cost = totalOf(way.share);
      if (cost > total || (cost === total && best && way.distance >= best.distance)) continue;
      best = way;
      total = cost;
    }
  }
  return (
    best && { configuration: new Configuration(family, style, picksOf(space, valuesAlong(space.diagram, best))), total }
  );
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

const isBetter = (a: Way, b: Way): boolean =>
  isNoDearer(a.share, b.share) && (a.distance <= b.distance || !isNoDearer(b.share, a.share));
