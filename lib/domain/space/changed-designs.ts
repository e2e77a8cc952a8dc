import type { Style } from '../catalogue';
import { holdsOne, type FamilyDefinition } from '../family';
import { bitsOf } from './diagram';
import { countOf } from './exclusion';
import { nogoodsOf } from './nogoods';
import type { Nogood } from './rules';
import { variablesOf, type Value, type Variable } from './variables';

/** How many designs a change of the catalogue makes possible, and how many it ends. */
export interface ChangedDesigns {
  readonly possible: bigint;
  readonly impossible: bigint;
}

/**
 * How many designs of a style are possible after a change and were not before, and the other way round; exact. Designs are
 * the same that choose the same parts in the same sections. Null is a style that is not there.
 */
export function changedDesigns(family: FamilyDefinition, before: Style | null, after: Style | null): ChangedDesigns {
  const old = before && described(family, before);
  const young = after && described(family, after);
  if (old && young && JSON.stringify(old, numbered) === JSON.stringify(young, numbered)) {
    return { possible: 0n, impossible: 0n };
  }
  const both = merged([...(old ? [old] : []), ...(young ? [young] : [])]);
  const sizes = [...both.values()].map((values) => values.length);
  const oldRules = old ? translated(old, both) : null;
  const youngRules = young ? translated(young, both) : null;
  const shared = oldRules && youngRules ? countOf(sizes, distinct([...oldRules, ...youngRules])) : 0n;
  return {
    possible: youngRules ? countOf(sizes, youngRules) - shared : 0n,
    impossible: oldRules ? countOf(sizes, oldRules) - shared : 0n,
  };
}

/** A style's decisions and values by what they mean, whatever their place, and what rules designs out. */
interface Described {
  /** By decision. */
  readonly keys: readonly (readonly [string, readonly string[]])[];
  readonly nogoods: readonly Nogood[];
}

/** Masks are bigints, which JSON does not know. */
const numbered = (_: string, value: unknown): unknown => (typeof value === 'bigint' ? value.toString(36) : value);

function described(family: FamilyDefinition, style: Style): Described {
  const variables = variablesOf(family, style);
  return {
    keys: variables.map((variable) => [keyOf(family, variable), variable.values.map(valueKey)]),
    nogoods: nogoodsOf(family, style, variables),
  };
}

function keyOf(family: FamilyDefinition, { kind, section, values }: Variable): string {
  const isOneOfMany = kind === 'option' && section !== null && !holdsOne(family, section);
  return [kind, section?.id, isOneOfMany ? values[1]?.parts[0]?.id : ''].join();
}

const valueKey = ({ parts, sectionId, twoToneType }: Value): string =>
  [sectionId, twoToneType, ...parts.map(({ id }) => id)].join();

/** Every decision with all its values; the first is always "nothing". */
function merged(all: readonly Described[]): ReadonlyMap<string, readonly string[]> {
  const both = new Map<string, readonly string[]>();
  for (const [key, values] of all.flatMap(({ keys }) => keys)) {
    both.set(key, [...new Set([...(both.get(key) ?? []), ...values])]);
  }
  return both;
}

/** The same nogoods over merged decisions, and what the style does not have. */
function translated({ keys, nogoods }: Described, both: ReadonlyMap<string, readonly string[]>): readonly Nogood[] {
  const order = [...both.keys()];
  const at = keys.map(([key]) => order.indexOf(key));
  const bits = keys.map(([key, values]) => values.map((value) => 1n << BigInt((both.get(key) ?? []).indexOf(value))));
  const own = nogoods.map((nogood) =>
    nogood.map(({ variable, mask }) => ({
      variable: at[variable] ?? 0,
      mask: bitsOf(mask).reduce((all, bit) => all | (bits[variable]?.[bit] ?? 0n), 0n),
    })),
  );
  const missing = [...both.values()].flatMap((values, variable): readonly Nogood[] => {
    const known = bits[at.indexOf(variable)] ?? [1n];
    const mask = ((1n << BigInt(values.length)) - 1n) & ~known.reduce((all, bit) => all | bit, 0n);
    return mask === 0n ? [] : [[{ variable, mask }]];
  });
  return [...own, ...missing];
}

const distinct = (nogoods: readonly Nogood[]): readonly Nogood[] => [
  ...new Map(nogoods.map((nogood) => [JSON.stringify(nogood, numbered), nogood])).values(),
];
