import type { Diagram } from './diagram';
import { withoutNeedlessStain } from './cheapest-design';
import { bitsOf } from './diagram';
import { foldUp, type Held } from './paths';
import { added, isNoDearer, NO_SHARE, totalOf, type Share } from './share';
import { configurationSpace } from './space';
import { sheetsOf, tariffsOf, type Sheet, type Tariff } from './tariff';
import type { Pricing } from './value-costs';

/** Shares of which none costs more than another whatever is added, cheapest first. */
type Front = readonly Share[];

const START: Front = [NO_SHARE];

/**
 * Answers which of the values asked for some design within a budget has that holds fast what is held, exactly. Prices are
 * worked out once for all questions.
 * @param budget whole dollars
 */
export function affordability(pricing: Pricing, budget: number) {
  const space = configurationSpace(pricing.family, pricing.style);
  const sheets = new Map<boolean, readonly Sheet[]>();
  /** @param asked values as bits, by variable */
  return (held: Held, asked: Held): ReadonlyMap<number, bigint> => {
    const { isCompared, open } = withoutNeedlessStain(space, held);
    const priced = sheets.get(isCompared) ?? sheetsOf(pricing, space, isCompared);
    sheets.set(isCompared, priced);
    const found = new Map<number, bigint>();
    const missing = new Map(asked);
    for (const tariff of tariffsOf(priced, open)) {
      if (tariff.bound > budget || missing.size === 0) break;
      const likely = likelyAt(tariff, budget, missing);
      if (likely.size === 0) continue;
      for (const [variable, mask] of affordableAt(space.diagram, tariff, budget, likely)) {
        found.set(variable, (found.get(variable) ?? 0n) | mask);
        const left = (missing.get(variable) ?? 0n) & ~mask;
        if (left === 0n) missing.delete(variable);
        else missing.set(variable, left);
      }
    }
    return found;
  };
}

/** Values that the rest leaves room for when nothing excludes anything: all others need not be looked for. */
function likelyAt({ held, shares, least }: Tariff, budget: number, asked: Held): Held {
  const likely = new Map<number, bigint>();
  for (const [variable, mask] of asked) {
    const others = least.reduce((sum, share, at) => (at === variable ? sum : added(sum, share, 0)), NO_SHARE);
    let left = 0n;
    for (const value of bitsOf(mask & (held.get(variable) ?? -1n))) {
      const own = shares[variable]?.[value] ?? NO_SHARE;
      if (totalOf(added(others, { ...own, top: 0, bottom: 0 }, 0)) <= budget) left |= 1n << BigInt(value);
    }
    if (left !== 0n) likely.set(variable, left);
  }
  return likely;
}

/** The same at one tariff: a value is within the budget when what is before it and what is after it leave room for it. */
function affordableAt(
  { order, layers }: Diagram,
  { held, shares, twoTone }: Tariff,
  budget: number,
  asked: Held,
): ReadonlyMap<number, bigint> {
  const found = new Map<number, bigint>();
  const isWithin = (share: Share): boolean => totalOf(share) <= budget;
  const ofValues = (values: readonly number[], variable: number): Front =>
    frontOf(values.map((value) => shares[variable]?.[value] ?? NO_SHARE));
  const after = foldUp<Front>({ order, layers }, held, START, (edges, variable) =>
    frontOf(edges.flatMap(({ values, rest }) => sums(ofValues(values, variable), rest, twoTone)).filter(isWithin)),
  );
  const last = order.findLastIndex((variable) => asked.has(variable));
  if ((after[0]?.[0] ?? []).length === 0) return found;
  let before: ReadonlyMap<number, Front> = new Map([[0, START]]);
  for (let depth = 0; depth <= last; depth += 1) {
    const variable = order[depth] ?? 0;
    const wanted = asked.get(variable) ?? 0n;
    const next = new Map<number, Share[]>();
    let mask = 0n;
    for (const [node, front] of before) {
      for (const edge of layers[depth]?.[node] ?? []) {
        const rest = after[depth + 1]?.[edge.to] ?? [];
        const left = edge.mask & (held.get(variable) ?? -1n);
        if (left === 0n || rest.length === 0) continue;
        for (const value of bitsOf(left & wanted & ~mask)) {
          const own = shares[variable]?.[value] ?? NO_SHARE;
          if (front.some((each) => rest.some((more) => isWithin(added(added(each, own, twoTone), more, twoTone)))))
            mask |= 1n << BigInt(value);
        }
        const values = left === edge.mask ? edge.values : bitsOf(left);
        const reached = next.get(edge.to) ?? [];
        next.set(edge.to, reached);
        reached.push(...sums(front, ofValues(values, variable), twoTone).filter(isWithin));
      }
    }
    if (mask !== 0n) found.set(variable, mask);
    before = new Map([...next].map(([node, all]) => [node, frontOf(all)]));
  }
  return found;
}

const sums = (some: Front, others: Front, twoTone: number): Front =>
  some.flatMap((one) => others.map((other) => added(one, other, twoTone)));

/** Those of which none is dearer than another in everything. */
function frontOf(shares: Front): Front {
  const front: Share[] = [];
  for (const share of shares) {
    if (share.base === Infinity || share.flat === Infinity) continue;
    if (front.some((each) => isNoDearer(each, share))) continue;
    let left = 0;
    for (const each of front) if (!isNoDearer(share, each)) front[left++] = each;
    front.length = left;
    front.push(share);
  }
  return front;
}
