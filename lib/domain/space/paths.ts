import type { Random } from '../random-walk';
import { bitsOf, type Diagram, type Edge } from './diagram';

/** Values that may still be chosen, as bits, by variable; a variable that is not named is free. */
export type Held = ReadonlyMap<number, bigint>;

const ALL = -1n;
const allowedOf = (held: Held, variable: number): bigint => held.get(variable) ?? ALL;

/** What is open of an edge: its values, and the fold of the node it leads to. */
interface OpenEdge<T> {
  readonly values: readonly number[];
  readonly rest: T;
}

/**
 * Folds a diagram from its end to its start.
 * @param node the fold of a node from the edges that what is held leaves open; `place` is its layer and its place there
 * @returns the fold of every node, a list a layer, and that of the end
 */
export function foldUp<T>(
  { order, layers }: Diagram,
  held: Held,
  end: T,
  node: (edges: readonly OpenEdge<T>[], variable: number, place: readonly [number, number]) => T,
): readonly (readonly T[])[] {
  const folds: T[][] = [[end]];
  for (let depth = layers.length - 1; depth >= 0; depth -= 1) {
    const variable = order[depth] ?? 0;
    const below = folds[0] ?? [];
    const allowed = allowedOf(held, variable);
    const open = (edges: readonly Edge[]) =>
      edges.flatMap(({ mask, values, to }): readonly OpenEdge<T>[] => {
        const left = mask & allowed;
        const rest = below[to];
        if (left === 0n || rest === undefined) return [];
        return [{ values: left === mask ? values : bitsOf(left), rest }];
      });
    folds.unshift((layers[depth] ?? []).map((edges, at) => node(open(edges), variable, [depth, at])));
  }
  return folds;
}

/** Number of designs below every node. */
export function countUp(diagram: Diagram, held: Held = new Map()): readonly (readonly bigint[])[] {
  return foldUp(diagram, held, 1n, (edges) =>
    edges.reduce((sum, { values, rest }) => sum + BigInt(values.length) * rest, 0n),
  );
}

/** For every variable the values that some design has, as bits, in the diagram's order of layers. */
export function domains(diagram: Diagram, held: Held = new Map()): ReadonlyMap<number, bigint> {
  const alive = foldUp(diagram, held, true, (edges) => edges.some(({ rest }) => rest));
  const found = new Map<number, bigint>();
  let reached: ReadonlySet<number> = new Set(alive[0]?.[0] ? [0] : []);
  diagram.layers.forEach((layer, depth) => {
    const variable = diagram.order[depth] ?? 0;
    const next = new Set<number>();
    let mask = 0n;
    for (const at of reached) {
      for (const edge of layer[at] ?? []) {
        const left = edge.mask & allowedOf(held, variable);
        if (left === 0n || !alive[depth + 1]?.[edge.to]) continue;
        mask |= left;
        next.add(edge.to);
      }
    }
    found.set(variable, mask);
    reached = next;
  });
  return found;
}

/** A uniformly random design: the chosen value of every variable. @param random numbers as `Math.random` gives them */
export function sample(diagram: Diagram, random: Random): ReadonlyMap<number, number> | null {
  const counts = countUp(diagram);
  if ((counts[0]?.[0] ?? 0n) === 0n) return null;
  const chosen = new Map<number, number>();
  let node = 0;
  diagram.layers.forEach((layer, depth) => {
    const choices = (layer[node] ?? []).flatMap(({ values, to }) =>
      values.map((value) => ({ value, to, designs: counts[depth + 1]?.[to] ?? 0n })),
    );
    const total = choices.reduce((sum, { designs }) => sum + designs, 0n);
    let left = below(total, random);
    const choice = choices.find(({ designs }) => (left -= designs) < 0n) ?? choices[0];
    if (!choice) return;
    chosen.set(diagram.order[depth] ?? 0, choice.value);
    node = choice.to;
  });
  return chosen;
}

/** Fineness of one random number. */
const STEP_BITS = 32n;

/** A random whole number from 0 up to `total`, by as many numbers of `random` as that takes. */
function below(total: bigint, random: Random): bigint {
  let range = 1n;
  let drawn = 0n;
  while (range < total << STEP_BITS) {
    drawn = (drawn << STEP_BITS) | BigInt(Math.floor(random() * 2 ** 32));
    range <<= STEP_BITS;
  }
  return (drawn * total) / range;
}
