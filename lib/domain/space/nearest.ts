import { Configuration } from '../configuration';
import { cheapest } from './cheapest';
import type { Held } from './paths';
import { configurationSpace, picksOf, valuesOf } from './space';
import { maskWhere, type Variable } from './variables';

/** The design that holds fast what is held and differs in fewest choices from a configuration; null when there is none. */
export function nearestDesign({ family, style, picks }: Configuration, held: Held): Configuration | null {
  const space = configurationSpace(family, style);
  const chosen = valuesOf(space, picks);
  const costs = space.variables.map(({ values }, at) => values.map((_, value) => (value === chosen.get(at) ? 0 : 1)));
  const [way] = cheapest(space.diagram, held, costs, 1);
  if (!way) return null;
  const values = new Map(space.diagram.order.map((variable, layer) => [variable, way.values[layer] ?? 0]));
  return new Configuration(family, style, picksOf(space, values));
}

/**
 * Holds one part of each list, each in the first decision that offers it.
 * @returns null when one of them is offered nowhere, or two exclude each other there
 */
export function holdingParts(
  variables: readonly Variable[],
  ...lists: readonly (readonly number[])[]
): Map<number, bigint> | null {
  const held = new Map<number, bigint>();
  for (const ids of lists) {
    const masks = variables.map((each) => maskWhere(each, ({ parts }) => parts.some(({ id }) => ids.includes(id))));
    const at = masks.findIndex((mask) => mask !== 0n);
    const left = (held.get(at) ?? -1n) & (masks[at] ?? 0n);
    if (left === 0n) return null;
    held.set(at, left);
  }
  return held;
}
