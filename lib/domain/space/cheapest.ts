import type { Diagram, Edge } from './diagram';
import type { Held } from './paths';

/** A design: what it costs, and the chosen value of every layer's variable, in the diagram's order. */
export interface Way {
  readonly cost: number;
  readonly values: readonly number[];
}

/** By variable and value, 0 or more. */
export type Costs = readonly (readonly number[])[];

/** Values of one edge that are worth a look: further ones only differ in how much dearer they are. */
const VALUES_AN_EDGE = 4;

/** A way begun: what it will cost when it goes on as cheaply as can be, which it can. */
interface Begun {
  readonly cost: number;
  /** What the values so far cost. */
  readonly spent: number;
  readonly node: number;
  /** Layers behind it. */
  readonly depth: number;
  /** The last value, and the way up to it; null at the start. */
  readonly value: number;
  readonly before: Begun | null;
}

/**
 * The cheapest designs that hold fast what is held, cheapest first. Every way begun can be ended at its cost, so no more
 * of them than designs are looked for are ever followed.
 * @param most how many are looked for
 */
export function cheapest(diagram: Diagram, held: Held, costs: Costs, most: number): readonly Way[] {
  const { order, layers } = diagram;
  const least = leastCosts(diagram, held, costs);
  const start = least[0]?.[0] ?? Infinity;
  let begun: readonly Begun[] =
    start === Infinity ? [] : [{ cost: start, spent: 0, node: 0, depth: 0, value: 0, before: null }];
  const found: Way[] = [];
  for (let here = begun[0]; here; here = begun[0]) {
    const { depth } = here;
    if (depth === layers.length) {
      found.push({ cost: here.cost, values: valuesTo(here) });
      begun = begun.slice(1);
      continue;
    }
    const next: Begun[] = [];
    const variable = order[depth] ?? 0;
    const worst = begun[most - found.length - 1]?.cost ?? Infinity;
    for (const edge of layers[depth]?.[here.node] ?? []) {
      const rest = least[depth + 1]?.[edge.to] ?? Infinity;
      if (rest === Infinity) continue;
      for (const { value, cost } of cheapValues(edge, held.get(variable), costs[variable] ?? [])) {
        const spent = here.spent + cost;
        // As dear as the last that are followed, it may still stand before them.
        if (spent + rest <= worst)
          next.push({ cost: spent + rest, spent, node: edge.to, depth: depth + 1, value, before: here });
      }
    }
    // Stable: among equals the newest goes first, which ends one way before it begins others.
    begun = merged(next.sort(byCost), begun, most - found.length);
  }
  return found;
}

const byCost = (a: Begun, b: Begun): number => a.cost - b.cost;

/** The cheapest of two sorted lists, of the second without its first; of equals those of the first list. */
function merged(next: readonly Begun[], begun: readonly Begun[], most: number): readonly Begun[] {
  const all: Begun[] = [];
  let [left, right] = [0, 1];
  while (all.length < most) {
    const a = next[left];
    const b = begun[right];
    if (!a && !b) break;
    if (a && (!b || a.cost <= b.cost)) {
      all.push(a);
      left += 1;
    } else if (b) {
      all.push(b);
      right += 1;
    }
  }
  return all;
}

function valuesTo(end: Begun): readonly number[] {
  const values: number[] = [];
  for (let here = end; here.before; here = here.before) values.push(here.value);
  return values.reverse();
}

/** The least that the rest of a way costs, from every node on; infinite where no way is left. */
function leastCosts({ order, layers }: Diagram, held: Held, costs: Costs): readonly (readonly number[])[] {
  const least: number[][] = [[0]];
  for (let depth = layers.length - 1; depth >= 0; depth -= 1) {
    const variable = order[depth] ?? 0;
    const own = costs[variable] ?? [];
    const allowed = held.get(variable);
    const below = least[0] ?? [];
    const leastOf = (edge: Edge): number => {
      const rest = below[edge.to] ?? Infinity;
      if (rest === Infinity) return Infinity;
      let cheap = Infinity;
      for (const value of edge.values) {
        const cost = own[value] ?? 0;
        if (cost < cheap && isAllowed(allowed, value)) cheap = cost;
      }
      return cheap + rest;
    };
    least.unshift(
      (layers[depth] ?? []).map((edges) => edges.reduce((min, edge) => Math.min(min, leastOf(edge)), Infinity)),
    );
  }
  return least;
}

const isAllowed = (allowed: bigint | undefined, value: number): boolean =>
  allowed === undefined || (allowed & (1n << BigInt(value))) !== 0n;

/** The few cheapest values of an edge, cheapest first. */
function cheapValues({ values }: Edge, allowed: bigint | undefined, costs: readonly number[]) {
  const found: { readonly value: number; readonly cost: number }[] = [];
  for (const value of values) {
    const cost = costs[value] ?? 0;
    const last = found[VALUES_AN_EDGE - 1];
    if ((last && last.cost <= cost) || !isAllowed(allowed, value)) continue;
    let at = found.length;
    while (at > 0 && (found[at - 1]?.cost ?? 0) > cost) at -= 1;
    found.splice(at, 0, { value, cost });
    if (found.length > VALUES_AN_EDGE) found.pop();
  }
  return found;
}
