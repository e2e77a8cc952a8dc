import 'server-only';
import { STYLES } from '@/lib/contracts/addresses';
import type { Choice, Facet, Sought } from './facets';

/** Orders of the list; the first is the shop's own. */
export const ORDERS = ['shop', 'price', 'name'] as const;
export type Order = (typeof ORDERS)[number];

/** What somebody looks for: a choice a facet at most, and the order of what is found. */
export interface Search {
  readonly chosen: ReadonlyMap<Facet, Choice>;
  readonly order: Order;
}

const ORDER_PARAMETER = 'sort';

/** Reads a query; what the catalogue does not have is not looked for. */
export function readSearch(facets: readonly Facet[], query: URLSearchParams): Search {
  const chosen = facets.flatMap((facet) => {
    const asked = query.get(facet.key)?.toLowerCase();
    const choice = facet.choices.find(({ value }) => value === asked);
    return choice ? [[facet, choice] as const] : [];
  });
  return { chosen: new Map(chosen), order: ORDERS.find((each) => each === query.get(ORDER_PARAMETER)) ?? 'shop' };
}

/** The address of a search, written one way only. */
export function searchPath({ chosen, order }: Search): string {
  const query = new URLSearchParams([...chosen].map(([{ key }, { value }]) => [key, value]));
  if (order !== 'shop') query.set(ORDER_PARAMETER, order);
  query.sort();
  return query.size === 0 ? STYLES : `${STYLES}?${query}`;
}

/** The same search with another choice of a facet; null for any. */
export function withChoice({ chosen, order }: Search, facet: Facet, choice: Choice | null): Search {
  const others = [...chosen].filter(([each]) => each.key !== facet.key);
  return { chosen: new Map(choice ? [...others, [facet, choice]] : others), order };
}

/** Styles of which one build suits all that is chosen. */
export function found<T extends Sought>(styles: readonly T[], { chosen }: Pick<Search, 'chosen'>): readonly T[] {
  const wanted = [...chosen.values()];
  return styles.filter(({ category, builds }) =>
    builds.some((build) => wanted.every(({ suits }) => suits(category, build))),
  );
}
