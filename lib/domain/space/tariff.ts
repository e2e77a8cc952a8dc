import type { Part } from '../catalogue';
import { line } from '../prices';
import { sizeSlotOf, WOOD } from '../slots';
import type { Held } from './paths';
import { added, NO_SHARE, totalOf, type Share } from './share';
import type { ConfigurationSpace } from './space';
import { costsOf, type Cost, type Pricing } from './value-costs';
import type { Variable } from './variables';

/** The prices of one size in the woods of one tier, in which every value has a share of its own in the total. */
export interface Sheet {
  /** The sizes and woods it is for. */
  readonly held: Held;
  /** By variable and value. */
  readonly shares: readonly (readonly Share[])[];
  /** Dollars for two stains that differ. */
  readonly twoTone: number;
}

/** A sheet of prices, with what is held besides. */
export interface Tariff extends Sheet {
  /** The least of every variable. */
  readonly least: readonly Share[];
  /** No design costs less. */
  readonly bound: number;
}

/**
 * Every tariff of a style: worked out once for many questions.
 * @param comparesStains whether shares tell which stain they have, so that one stain twice is no two-tone
 */
export function sheetsOf(
  pricing: Pricing,
  { variables }: ConfigurationSpace,
  comparesStains: boolean,
): readonly Sheet[] {
  const { family, style, book, markup } = pricing;
  const costs = costsOf(pricing, variables, comparesStains);
  const sizes = partsIn(variables, sizeSlotOf(family), (part) => String(part?.id));
  const woods = partsIn(variables, WOOD, (part) => (part && book.woodTier(part.id)) ?? '');
  return sizes.flatMap((size) =>
    woods.map((wood): Sheet => {
      const twoTone = book.twoToneCents(style.id, size.part?.sizeClass ?? '');
      const query = { styleId: style.id, sizePartId: size.part?.id ?? null, woodPartId: wood.part?.id ?? null };
      const quote = ({ id }: Part): number => {
        const cents = book.wholesaleCents({ ...query, partId: id });
        return cents === null ? Infinity : line(cents, markup);
      };
      return {
        held: new Map([...size.held, ...wood.held]),
        shares: costs.map((values) => values.map((cost) => shareOf(cost, quote))),
        twoTone: twoTone === null ? Infinity : line(twoTone, markup),
      };
    }),
  );
}

/** The tariffs that what is held leaves open, the one that may be cheapest first. */
export function tariffsOf(sheets: readonly Sheet[], held: Held): readonly Tariff[] {
  const tariffs = openSheets(sheets, held).flatMap((sheet): readonly Tariff[] => {
    const least = sheet.shares.map((_, variable) => leastOf(openShares(sheet, variable)));
    const bound = totalOf(least.reduce((sum, share) => added(sum, share, 0), NO_SHARE));
    return bound < Infinity ? [{ ...sheet, least, bound }] : [];
  });
  return tariffs.sort((a, b) => a.bound - b.bound);
}

/** The sheets that what is held leaves open, each with what is held besides its own. */
export function openSheets(sheets: readonly Sheet[], held: Held): readonly Sheet[] {
  return sheets.flatMap((sheet): readonly Sheet[] => {
    const own = [...sheet.held].map(([variable, mask]) => [variable, mask & (held.get(variable) ?? -1n)] as const);
    return own.some(([, mask]) => mask === 0n) ? [] : [{ ...sheet, held: new Map([...held, ...own]) }];
  });
}

/** Shares of the values that are open. */
export const openShares = ({ shares, held }: Sheet, variable: number): readonly Share[] =>
  (shares[variable] ?? []).filter((_, at) => ((held.get(variable) ?? -1n) & (1n << BigInt(at))) !== 0n);

function shareOf({ share, lines, option }: Cost, quote: (part: Part) => number): Share {
  if (option) return { ...NO_SHARE, flat: quote(option) };
  const base = lines.reduce((sum, part) => sum + quote(part), 0);
  return base === 0 ? share : { ...share, base };
}

/** No more than any allowed share in anything; stains aside, which are compared when both are known. */
function leastOf(open: readonly Share[]): Share {
  const [first = NO_SHARE] = open;
  return open.reduce(
    (least, { base, flat, stain, percents }) => ({
      ...NO_SHARE,
      base: Math.min(least.base, base),
      flat: Math.min(least.flat, flat),
      stain: Math.min(least.stain, stain),
      percents: (percents[0] ?? 0) < (least.percents[0] ?? 0) ? percents : least.percents,
    }),
    { ...first, top: 0, bottom: 0 },
  );
}

/** The parts a slot may have, as groups that price alike; without such a slot one group that holds nothing. */
function partsIn(
  variables: readonly Variable[],
  slot: string,
  groupOf: (part: Part | null) => string,
): readonly { readonly part: Part | null; readonly held: Held }[] {
  const variable = variables.findIndex(({ section }) => section?.slot === slot);
  const groups = new Map<string, { readonly part: Part | null; readonly held: Map<number, bigint> }>();
  variables[variable]?.values.forEach(({ parts: [part = null] }, at) => {
    const bit = 1n << BigInt(at);
    const group = groups.get(groupOf(part)) ?? { part, held: new Map([[variable, 0n]]) };
    group.held.set(variable, (group.held.get(variable) ?? 0n) | bit);
    groups.set(groupOf(part), group);
  });
  return variable < 0 ? [{ part: null, held: new Map() }] : [...groups.values()];
}
