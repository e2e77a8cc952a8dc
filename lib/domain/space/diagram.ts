import type { Literal, Nogood } from './rules';

/** Values, as bits and as a list, that lead to one node of the next layer. */
export interface Edge {
  readonly mask: bigint;
  readonly values: readonly number[];
  readonly to: number;
}

/** Layers of nodes, a layer a variable in `order`; node 0 of the last, empty layer is the end. Every path is a design. */
export interface Diagram {
  /** Variables from the first layer to the last. */
  readonly order: readonly number[];
  readonly layers: readonly (readonly (readonly Edge[])[])[];
}

/** What the choices so far have left over: values that are out, and restrictions that some choices have begun. */
interface State {
  readonly forbidden: ReadonlyMap<number, bigint>;
  readonly begun: readonly Nogood[];
}

const START: State = { forbidden: new Map(), begun: [] };

/**
 * All designs of a space as one diagram: choices are made layer by layer, and whatever leaves over the same is the
 * same node. Exact; its size hangs on the order.
 * @param sizes number of values of each variable
 */
export function compile(sizes: readonly number[], nogoods: readonly Nogood[], order: readonly number[]): Diagram {
  const depth = new Map(order.map((variable, at) => [variable, at]));
  const byDepth = ({ variable }: Literal): number => depth.get(variable) ?? 0;
  const sorted = nogoods.map((nogood) => nogood.toSorted((a, b) => byDepth(a) - byDepth(b)));
  const layers: Edge[][][] = [];
  let states: readonly State[] = [START];
  for (const variable of order) {
    const starting = sorted.filter(([first]) => first?.variable === variable);
    const next = new Map<string, { readonly at: number; readonly state: State }>();
    layers.push(
      states.map((state) => {
        const masks = new Map<number, bigint>();
        const forbidden = state.forbidden.get(variable) ?? 0n;
        for (let bit = 0; bit < (sizes[variable] ?? 0); bit += 1) {
          const value = 1n << BigInt(bit);
          if ((forbidden & value) !== 0n) continue;
          const after = choose(state, starting, variable, value);
          if (!after) continue;
          const key = keyOf(after);
          const known = next.get(key) ?? { at: next.size, state: after };
          next.set(key, known);
          masks.set(known.at, (masks.get(known.at) ?? 0n) | value);
        }
        return edgesOf(masks);
      }),
    );
    states = [...next.values()].map(({ state }) => state);
  }
  return reduced({ order, layers });
}

const edgesOf = (masks: ReadonlyMap<number, bigint>): Edge[] =>
  [...masks].sort(([a], [b]) => a - b).map(([to, mask]) => ({ mask, values: bitsOf(mask), to }));

/** Bits of a mask, ascending. */
export function bitsOf(mask: bigint): readonly number[] {
  const bits: number[] = [];
  for (let rest = mask, bit = 0; rest !== 0n; rest >>= 1n, bit += 1) if ((rest & 1n) !== 0n) bits.push(bit);
  return bits;
}

/** What a choice leaves over; null when it breaks something. */
function choose(state: State, starting: readonly Nogood[], variable: number, value: bigint): State | null {
  const forbidden = new Map(state.forbidden);
  forbidden.delete(variable);
  const begun: Nogood[] = [];
  for (const nogood of [...state.begun, ...starting]) {
    const [first, ...rest] = nogood;
    if (!first || first.variable !== variable) begun.push(nogood);
    else if ((first.mask & value) !== 0n) {
      const [second, ...more] = rest;
      if (!second) return null;
      if (more.length === 0) forbidden.set(second.variable, (forbidden.get(second.variable) ?? 0n) | second.mask);
      else begun.push(rest);
    }
  }
  // What is out already needs no restriction.
  const open = begun.flatMap((nogood) => {
    const left = nogood.map(({ variable: of, mask }) => ({ variable: of, mask: mask & ~(forbidden.get(of) ?? 0n) }));
    return left.some(({ mask }) => mask === 0n) ? [] : [left];
  });
  return { forbidden, begun: open };
}

function keyOf({ forbidden, begun }: State): string {
  const out = [...forbidden].map(([variable, mask]) => `${variable}:${mask.toString(36)}`).sort();
  const open = begun.map((nogood) => nogood.map(({ variable, mask }) => `${variable}:${mask.toString(36)}`).join('&'));
  return `${out.join()}|${[...new Set(open)].sort().join()}`;
}

/** Without dead ends, and with nodes that lead to the same merged, from the last layer up. */
function reduced({ order, layers }: Diagram): Diagram {
  /** Old node → new one of the layer below; -1 for a dead end. */
  let names: readonly number[] = [0];
  const smaller: (readonly Edge[])[][] = [];
  for (const layer of layers.toReversed()) {
    const below = names;
    const known = new Map<string, number>();
    const nodes: (readonly Edge[])[] = [];
    names = layer.map((edges) => {
      const masks = new Map<number, bigint>();
      for (const { mask, to } of edges) {
        const name = below[to] ?? -1;
        if (name >= 0) masks.set(name, (masks.get(name) ?? 0n) | mask);
      }
      if (masks.size === 0) return -1;
      const merged = edgesOf(masks);
      const key = merged.map(({ mask, to }) => `${to}:${mask.toString(36)}`).join();
      const name = known.get(key) ?? nodes.push(merged) - 1;
      known.set(key, name);
      return name;
    });
    smaller.unshift(nodes);
  }
  return { order, layers: smaller };
}

/**
 * An order in which what is restricted together stands together: next comes the variable that shares most restrictions
 * with those before it.
 */
export function greedyOrder(count: number, nogoods: readonly Nogood[]): readonly number[] {
  const ordered: number[] = [];
  const isOrdered = (variable: number): boolean => ordered.includes(variable);
  const shares = (variable: number): readonly [number, number] => {
    const own = nogoods.filter((nogood) => nogood.some((literal) => literal.variable === variable));
    const shared = own.filter((nogood) => nogood.some((literal) => isOrdered(literal.variable)));
    return [shared.length, own.length];
  };
  while (ordered.length < count) {
    const rest = Array.from({ length: count }, (_, variable) => variable).filter((variable) => !isOrdered(variable));
    const ranked = rest.map((variable) => ({ variable, rank: shares(variable) }));
    ranked.sort((a, b) => b.rank[0] - a.rank[0] || b.rank[1] - a.rank[1]);
    ordered.push(ranked[0]?.variable ?? 0);
  }
  return ordered;
}
