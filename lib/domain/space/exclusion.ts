import type { Style } from '../catalogue';
import type { FamilyDefinition } from '../family';
import { compile, greedyOrder } from './diagram';
import { without } from './implied';
import { structureOf } from './nogoods';
import { countUp } from './paths';
import { canHold, rulesOf, type Nogood } from './rules';
import { variablesOf } from './variables';

/** How many combinations of values no nogood rules out; exact. */
export function countOf(sizes: readonly number[], nogoods: readonly Nogood[]): bigint {
  const diagram = compile(sizes, nogoods, greedyOrder(sizes.length, nogoods));
  return countUp(diagram)[0]?.[0] ?? 0n;
}

/** What one restriction does to a style. */
export interface Exclusion {
  /** Designs that the restriction alone rules out. */
  readonly excluded: bigint;
  /** Designs there are with it. */
  readonly left: bigint;
}

/**
 * How many designs a restriction excludes, exactly: those without it less those with it. It need not be one of the style's:
 * then it says what it would exclude.
 */
export function exclusionOf(family: FamilyDefinition, style: Style, partIds: readonly number[]): Exclusion {
  const rest = without(style, permutations(partIds));
  const variables = variablesOf(family, rest);
  const sizes = variables.map(({ values }) => values.length);
  const others = [
    ...structureOf(family, rest, variables),
    ...rulesOf(family, rest, variables).flatMap(({ nogoods }) => nogoods),
  ];
  const rules = rulesOf(family, withRestriction(rest, partIds), variables);
  const own = rules.find((rule) => rule.partIds.join() === partIds.join())?.nogoods ?? [];
  /** Exactly the combinations in which a nogood comes true. */
  const trueIn = (nogood: Nogood): readonly Nogood[] =>
    nogood
      .map(({ variable, mask }) => [{ variable, mask: ((1n << BigInt(sizes[variable] ?? 0)) - 1n) & ~mask }])
      .filter(canHold);
  const excluded = own.reduce(
    (sum, nogood, at) => sum + countOf(sizes, [...others, ...own.slice(0, at), ...trueIn(nogood)]),
    0n,
  );
  return { excluded, left: countOf(sizes, [...others, ...own]) };
}

function withRestriction(style: Style, [first = 0, second = 0, third]: readonly number[]): Style {
  return third === undefined
    ? { ...style, partRestrictions: [...style.partRestrictions, { leftPartId: first, rightPartId: second }] }
    : {
        ...style,
        threePartRestrictions: [...style.threePartRestrictions, { part1Id: first, part2Id: second, part3Id: third }],
      };
}

/** A restriction is the same in any order. */
function permutations(ids: readonly number[]): readonly (readonly number[])[] {
  if (ids.length < 2) return [ids];
  return ids.flatMap((id, at) => permutations(ids.toSpliced(at, 1)).map((rest) => [id, ...rest]));
}
