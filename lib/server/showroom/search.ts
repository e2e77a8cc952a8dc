import 'server-only';
import { STYLES } from '@/lib/contracts/addresses';
import type { Build } from '@/lib/families/showroom/builds';
import type { Choice, Facet, Sought } from './facets';

/** Orders of the list; the first is the shop's own. */
export const ORDERS = ['shop', 'price', 'name'] as const;
export type Order = (typeof ORDERS)[number];

/** What somebody looks for: a choice a facet at most, the order of what is found, and which page of it. */
export interface Search {
  readonly chosen: ReadonlyMap<Facet, Choice>;
  readonly order: Order;
  /** From 1; there may be fewer. */
  readonly page: number;
}

const ORDER_PARAMETER = 'sort';
const PAGE_PARAMETER = 'page';
/** Styles on a page: its weight does not grow with the catalogue. */
export const PAGE_SIZE = 60;

/** Reads a query; what the catalogue does not have is not looked for. */
export function readSearch(facets: readonly Facet[], query: URLSearchParams): Search {
  const chosen = facets.flatMap((facet) => {
    const asked = query.get(facet.key)?.toLowerCase();
    const choice = facet.choices.find(({ value }) => value === asked);
    return choice ? [[facet, choice] as const] : [];
  });
  const page = query.get(PAGE_PARAMETER) ?? '';
  return {
    chosen: new Map(chosen),
    order: ORDERS.find((each) => each === query.get(ORDER_PARAMETER)) ?? 'shop',
    page: /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1,
  };
}

/** The address of a search, written one way only. */
export function searchPath({ chosen, order, page }: Search): string {
  const query = new URLSearchParams([...chosen].map(([{ key }, { value }]) => [key, value]));
  if (order !== 'shop') query.set(ORDER_PARAMETER, order);
  if (page > 1) query.set(PAGE_PARAMETER, String(page));
  query.sort();
  return query.size === 0 ? STYLES : `${STYLES}?${query}`;
}

/** The same search with another choice of a facet, from its first page on; null for any. */
export function withChoice({ chosen, order }: Search, facet: Facet, choice: Choice | null): Search {
  const others = [...chosen].filter(([each]) => each.key !== facet.key);
  return { chosen: new Map(choice ? [...others, [facet, choice]] : others), order, page: 1 };
}

/** Styles of which one build suits all that is chosen. */
export function found<T extends Sought>(styles: readonly T[], { chosen }: Pick<Search, 'chosen'>): readonly T[] {
  return styles.filter((style) => suiting(style, chosen).length > 0);
}

/** Builds that suit all that is chosen. */
export function suiting({ category, builds }: Sought, chosen: Search['chosen']): readonly Build[] {
  const wanted = [...chosen.values()];
  return builds.filter((build) => wanted.every(({ suits }) => suits(category, build)));
}

/** A page of what was found, and how many there are; the last one where there are fewer than was asked for. */
export function pageOf<T>(all: readonly T[], asked: number): { page: number; pages: number; shown: readonly T[] } {
  const pages = Math.max(1, Math.ceil(all.length / PAGE_SIZE));
  const page = Math.min(asked, pages);
  return { page, pages, shown: all.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE) };
}
