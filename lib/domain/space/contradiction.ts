import type { Style } from '../catalogue';
import type { FamilyDefinition } from '../family';
import { structureOf } from './nogoods';
import type { Held } from './paths';
import { rulesOf, type Nogood, type Rule } from './rules';
import { findDesign } from './solve';
import { variablesOf } from './variables';

/** Rules that are one to whoever writes them, as a line that restricts several parts with several others. */
type KeyOf = (rule: Rule) => string;

const eachForItself: KeyOf = ({ partIds, message }) => `${partIds.join()} ${message}`;

/**
 * A smallest set of rules that leaves no design, with nothing held or with what is held; null when there is a design. An
 * empty set says that it is no rule: something that must be chosen has nothing to choose from.
 *
 * Whatever leaves no design shares a rule with every set of rules whose going would give one. So the smallest set that
 * shares one with all such sets found so far either leaves none, or shows the next one.
 */
export function contradiction(
  family: FamilyDefinition,
  style: Style,
  held: Held = new Map(),
  keyOf = eachForItself,
): readonly Rule[] | null {
  const variables = variablesOf(family, style);
  const open = variables.map(({ values }, at) => ((1n << BigInt(values.length)) - 1n) & (held.get(at) ?? -1n));
  const structure = structureOf(family, style, variables);
  const groups = groupsOf(rulesOf(family, style, variables), keyOf);
  const designWith = (chosen: Iterable<number>) =>
    findDesign(open, [...structure, ...[...chosen].flatMap((at) => nogoodsIn(groups[at]))]);
  if (designWith(groups.keys())) return null;
  const corrections: (readonly number[])[] = [];
  for (;;) {
    const chosen = smallestHitting(corrections);
    const design = designWith(chosen);
    if (!design) return chosen.toSorted((a, b) => a - b).flatMap((at) => groups[at] ?? []);
    corrections.push(missingFrom(design, chosen));
  }

  /** Rules whose going leaves a design: all that cannot be added to the chosen ones. */
  function missingFrom(design: readonly number[], chosen: readonly number[]): readonly number[] {
    const kept = new Set(chosen);
    groups.forEach((group, at) => {
      if (nogoodsIn(group).every((nogood) => !isTrue(nogood, design))) kept.add(at);
    });
    return [...groups.keys()].filter((at) => {
      if (kept.has(at)) return false;
      const isLeft = designWith([...kept, at]) !== null;
      if (isLeft) kept.add(at);
      return !isLeft;
    });
  }
}

const nogoodsIn = (rules: readonly Rule[] = []): readonly Nogood[] => rules.flatMap(({ nogoods }) => nogoods);

const isTrue = (nogood: Nogood, design: readonly number[]): boolean =>
  nogood.every(({ variable, mask }) => (mask & (1n << BigInt(design[variable] ?? 0))) !== 0n);

function groupsOf(rules: readonly Rule[], keyOf: KeyOf): readonly (readonly Rule[])[] {
  const groups = new Map<string, Rule[]>();
  for (const rule of rules) {
    const group = groups.get(keyOf(rule)) ?? [];
    groups.set(keyOf(rule), [...group, rule]);
  }
  return [...groups.values()];
}

/** A smallest list of numbers that has one of every list. */
function smallestHitting(lists: readonly (readonly number[])[]): readonly number[] {
  for (let most = 0; ; most += 1) {
    const found = hitting(lists, [], most);
    if (found) return found;
  }
}

function hitting(
  lists: readonly (readonly number[])[],
  chosen: readonly number[],
  most: number,
): readonly number[] | null {
  const missed = lists.filter((list) => !list.some((each) => chosen.includes(each)));
  const [first] = missed.toSorted((a, b) => a.length - b.length);
  if (!first) return chosen;
  if (chosen.length === most) return null;
  for (const each of first) {
    const found = hitting(lists, [...chosen, each], most);
    if (found) return found;
  }
  return null;
}
