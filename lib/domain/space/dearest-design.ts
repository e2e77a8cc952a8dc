import { Configuration } from '../configuration';
import { ceilingOf } from './ceiling';
import type { PricedDesign } from './cheapest-design';
import { bitsOf } from './diagram';
import type { Held } from './paths';
import { added, isNoDearer, NO_SHARE, totalOf } from './share';
import { configurationSpace, picksOf, type ConfigurationSpace } from './space';
import { openSheets, sheetsOf, type Sheet } from './tariff';
import type { Pricing } from './value-costs';
import { maskWhere, NOTHING_AT } from './variables';
import { valuesAlong, waysAt } from './ways';

const NOTHING = 1n << BigInt(NOTHING_AT);

/**
 * The dearest design of a style that has a price, exactly: over every size, wood, percentage and option. Null when none has
 * one.
 */
export function dearestDesign(pricing: Pricing): PricedDesign | null {
  const { family, style } = pricing;
  const space = configurationSpace(family, style);
  const sheets = sheetsOf(pricing, space, false);
  const second = space.variables.findIndex(({ kind }) => kind === 'bottomStain');
  const two = second < 0 ? null : inTwoStains(space, sheets, second);
  // Of equals the one without a second stain: totals are whole.
  const one = dearest(space, sheets, new Map(second < 0 ? [] : [[second, NOTHING]]), two ? two.total - 1 : undefined);
  const found = one ?? two;
  if (!found) return null;
  return { configuration: new Configuration(family, style, picksOf(space, found.values)), total: found.total };
}

interface Found {
  /** Of every variable. */
  readonly values: ReadonlyMap<number, number>;
  readonly total: number;
}

/** The dearest design that costs more than `least`; null when there is none. */
function dearest(
  { diagram }: ConfigurationSpace,
  sheets: readonly Sheet[],
  held: Held,
  least = -Infinity,
): Found | null {
  let found: Found | null = null;
  const isMore = (total: number): boolean => total < Infinity && total > (found?.total ?? least);
  const bounded = openSheets(sheets, held).flatMap((sheet) => {
    const ceiling = ceilingOf(diagram, sheet);
    return ceiling ? [{ sheet, ceiling }] : [];
  });
  for (const { sheet, ceiling } of bounded) {
    const values = new Map(diagram.order.map((variable, depth) => [variable, ceiling.values[depth] ?? NOTHING_AT]));
    const total = totalAt(sheet, values);
    if (isMore(total)) found = { values, total };
  }
  for (const { sheet, ceiling } of bounded.sort((a, b) => b.ceiling.bound - a.ceiling.bound)) {
    if (!isMore(ceiling.bound)) break;
    const ways = waysAt(
      diagram,
      sheet,
      [],
      (a, b) => isNoDearer(b.share, a.share),
      (share, place) => isMore(ceiling.at(share, place)),
    );
    for (const way of ways) {
      const total = totalOf(way.share);
      if (isMore(total)) found = { values: valuesAlong(diagram, way), total };
    }
  }
  return found;
}

const totalAt = ({ shares }: Sheet, values: ReadonlyMap<number, number>): number =>
  totalOf(
    [...values].reduce((sum, [variable, value]) => added(sum, shares[variable]?.[value] ?? NO_SHARE, 0), NO_SHARE),
  );

/**
 * The same among designs in two stains. No design costs more than `most`, the dearest as if any two stains differed; whether
 * it is one whose stains do is asked bottom by bottom, until one costs as much.
 */
function inTwoStains(space: ConfigurationSpace, sheets: readonly Sheet[], second: number): Found | null {
  const charged = sheets.map((sheet) => withTwoTone(sheet, second));
  const values = space.variables[second]?.values ?? [];
  const all = ((1n << BigInt(values.length)) - 1n) & ~NOTHING;
  const most = dearest(space, charged, new Map([[second, all]]));
  if (most && differs(space, second, most)) return most;
  if (!most) return null;
  const listOf = (value: number | undefined) => values[value ?? NOTHING_AT]?.sectionId;
  const rankOf = (value: number): number =>
    (listOf(value) === listOf(most.values.get(second)) ? 1e6 : 0) + (sheets[0]?.shares[second]?.[value]?.stain ?? 0);
  // The likeliest first: of the same wood, then the dearest.
  const bottoms = bitsOf(all).toSorted((a, b) => rankOf(b) - rankOf(a));
  return bottoms.reduce<Found | null>((found, value) => {
    if (found && found.total >= most.total) return found;
    const bottom: Held = new Map([[second, 1n << BigInt(value)]]);
    const tops = new Map([...bottom, ...otherTops(space, second, value)]);
    const other = dearest(space, charged, tops, found?.total) ?? found;
    return dearest(space, sheets, bottom, other?.total) ?? other;
  }, null);
}

/** A second stain costs what two-tone does. */
function withTwoTone(sheet: Sheet, second: number): Sheet {
  const shares = (sheet.shares[second] ?? []).map((share, value) =>
    value === NOTHING_AT ? share : { ...share, flat: share.flat + sheet.twoTone },
  );
  return { ...sheet, shares: sheet.shares.with(second, shares) };
}

const isTop = ({ kind, section }: ConfigurationSpace['variables'][number]): boolean =>
  kind === 'section' && section?.type === 'Stain';

/** Whether the stain on top is another than the one below. */
function differs({ variables }: ConfigurationSpace, second: number, { values }: Found): boolean {
  const partAt = (at: number) => variables[at]?.values[values.get(at) ?? NOTHING_AT]?.parts[0]?.id;
  return variables.every((variable, at) => !isTop(variable) || partAt(at) !== partAt(second));
}

/** Stains on top that are not the one below. */
function otherTops({ variables }: ConfigurationSpace, second: number, value: number): Held {
  const bottom = variables[second]?.values[value]?.parts[0]?.id;
  return new Map(
    variables.flatMap((variable, at) =>
      isTop(variable) ? [[at, maskWhere(variable, ({ parts: [part] }) => part?.id !== bottom)] as const] : [],
    ),
  );
}
