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
  readonly values: readonly number[];
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
  let begun: Begun[] = start === Infinity ? [] : [{ cost: start, spent: 0, node: 0, values: [] }];
  const found: Way[] = [];
  for (let here = begun.shift(); here; here = begun.shift()) {
    const depth = here.values.length;
    if (depth === layers.length) {
      found.push(here);
      continue;
    }
    const next: Begun[] = [];
    const variable = order[depth] ?? 0;
    for (const edge of layers[depth]?.[here.node] ?? []) {
      const rest = least[depth + 1]?.[edge.to] ?? Infinity;
      if (rest === Infinity) continue;
      for (const { value, cost } of cheapValues(edge, held.get(variable), costs[variable] ?? [])) {
        const spent = here.spent + cost;
        next.push({ cost: spent + rest, spent, node: edge.to, values: [...here.values, value] });
      }
    }
    // Stable: among equals the newest goes first, which ends one way before it begins others.
    begun = [...next, ...begun].sort((a, b) => a.cost - b.cost).slice(0, most - found.length);
  }
  return found;
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

function cheapValues({ values }: Edge, allowed: bigint | undefined, costs: readonly number[]) {
  return values
    .filter((value) => isAllowed(allowed, value))
    .map((value) => ({ value, cost: costs[value] ?? 0 }))
    .sort((a, b) => a.cost - b.cost)
    .slice(0, VALUES_AN_EDGE);
}
