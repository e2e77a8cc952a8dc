import type { Style } from '../catalogue';
import type { FamilyDefinition } from '../family';
import { contradiction } from './contradiction';
import { structureOf } from './nogoods';
import { rulesOf, type Nogood, type Rule } from './rules';
import { findDesign } from './solve';
import { variablesOf } from './variables';

/** A restriction without which the same designs are possible. */
export interface ImpliedRestriction {
  readonly partIds: readonly number[];
  /** The smallest set of other rules that say as much; none where what shows when says it already. */
  readonly by: readonly Rule[];
}

/**
 * The restrictions of a style that the others imply, exactly. All that are named can go together: of two that say the same
 * the later one is.
 */
export function impliedRestrictions(family: FamilyDefinition, style: Style): readonly ImpliedRestriction[] {
  const variables = variablesOf(family, style);
  const structure = structureOf(family, style, variables);
  const all = variables.map(({ values }) => (1n << BigInt(values.length)) - 1n);
  const rules = rulesOf(family, style, variables);
  const kept = new Set(rules);
  const implied: Rule[] = [];
  // What names a part that is flagged as never available says something again once the flag is lifted.
  const telling = rules.filter(({ partIds, nogoods }) => partIds.length > 0 && nogoods.length > 0);
  for (const rule of telling.toReversed()) {
    const others = [...structure, ...[...kept].flatMap((each) => (each === rule ? [] : each.nogoods))];
    if (rule.nogoods.some((nogood) => findDesign(narrowed(all, nogood), others))) continue;
    kept.delete(rule);
    implied.unshift(rule);
  }
  const rest = without(
    style,
    implied.map(({ partIds }) => partIds),
  );
  return implied.map(({ partIds, nogoods }) => {
    const by = nogoods.flatMap((nogood) => contradiction(family, rest, heldBy(nogood)) ?? []);
    return { partIds, by: [...new Map(by.map((rule) => [`${rule.partIds.join()} ${rule.message}`, rule])).values()] };
  });
}

const heldBy = (nogood: Nogood): ReadonlyMap<number, bigint> =>
  new Map(nogood.map(({ variable, mask }) => [variable, mask]));

const narrowed = (open: readonly bigint[], nogood: Nogood): readonly bigint[] =>
  nogood.reduce((left, { variable, mask }) => left.with(variable, (left[variable] ?? 0n) & mask), open);

/** A style without some of its restrictions. */
export function without(style: Style, gone: readonly (readonly number[])[]): Style {
  const keys = new Set(gone.map((ids) => ids.join()));
  const isKept = (...ids: readonly number[]): boolean => !keys.has(ids.join());
  return {
    ...style,
    partRestrictions: style.partRestrictions.filter(({ leftPartId, rightPartId }) => isKept(leftPartId, rightPartId)),
    threePartRestrictions: style.threePartRestrictions.filter(({ part1Id, part2Id, part3Id }) =>
      isKept(part1Id, part2Id, part3Id),
    ),
  };
}
