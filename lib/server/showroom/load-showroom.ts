import 'server-only';
import { cache } from 'react';
import type { SearchLink } from '@/lib/contracts/search-link';
import type { Category } from '@/lib/domain/catalogue';
import { IN_CATEGORY, stylePath, withSku } from '@/lib/contracts/addresses';
import { configurationOf } from '@/lib/families/registry';
import { designAnswering } from '@/lib/families/showroom/answering';
import type { PageInput } from '../configurator/build-page';
import { availableImageNames } from '../configurator/image-names';
import type { StyleCard } from '@/lib/contracts/style-cards';
import { publicPageInput } from '../configurator/page-input';
import type { Build } from '@/lib/families/showroom/builds';
import { wholeAddress } from '../pictures/whole';
import { facetsOf, type Choice, type Facet, type Sought } from './facets';
import {
  found,
  ORDERS,
  PAGE_SIZE,
  pageOf,
  readSearch,
  searchPath,
  suiting,
  withChoice,
  type Order,
  type Search,
} from './search';
import { cardOf, inOrder, soughtStyles, type ShownStyle } from './styles';

/** A style found, with the facts people compare; its picture is of the design that answers the search. */
export interface FoundStyle extends StyleCard {
  /** Address of the page that opens that design. */
  readonly path: string;
  /** 'Seats 4 to 8'; '' where nobody sits. */
  readonly seats: string;
  /** '36" to 60" wide', of tables 'long'; '' where nobody says. */
  readonly width: string;
}

/** Which page it is of how many, and the ways to its neighbours; null where there is none. */
export interface Pages {
  readonly page: number;
  readonly pages: number;
  readonly path: string;
  readonly previous: string | null;
  readonly next: string | null;
}

/** What the showroom shows of a search. */
export interface Showroom {
  readonly categories: readonly Category[];
  /** The one looked in; null for all. */
  readonly category: Category | null;
  /** Of its first page. */
  readonly path: string;
  readonly isWhole: boolean;
  /** Styles found, on all pages together, and how many of them stand before this page. */
  readonly count: number;
  readonly before: number;
  readonly pages: Pages;
  readonly styles: readonly FoundStyle[];
  readonly filters: readonly { readonly key: string; readonly title: string; readonly links: readonly SearchLink[] }[];
  /** What is chosen, each with the way to do without it. */
  readonly without: readonly SearchLink[];
  readonly orders: readonly SearchLink[];
}

const ORDER_NAMES: Readonly<Record<Order, string>> = { shop: 'Collection', price: 'Price', name: 'Name' };

/** The showroom as the public sees it, for a page's query. Made once a render: a page and its metadata both ask. */
export const loadShowroom = cache(async (query: string): Promise<Showroom> => {
  const input = await publicPageInput();
  const all = await soughtStyles(input);
  const facets = facetsOf(all);
  const asked = readSearch(facets, new URLSearchParams(query));
  const styles = found(all, asked);
  const { page, pages, shown } = pageOf(inOrder(styles, asked.order), asked.page);
  const search: Search = { ...asked, page: 1 };
  const pathOf = (each: number) => searchPath({ ...search, page: each });
  const link = (next: Search, value: string, label: string, isChosen: boolean): SearchLink => {
    return { value, label, path: searchPath(next), count: found(all, next).length, isChosen };
  };
  const choiceLink = (facet: Facet, choice: Choice): SearchLink => {
    const isChosen = search.chosen.get(facet) === choice;
    const next = withChoice(search, facet, choice);
    return {
      ...link(next, choice.value, choice.label, isChosen),
      path: searchPath(isChosen ? withChoice(search, facet, null) : next),
    };
  };
  const filters = facets.map((facet) => ({
    key: facet.key,
    title: facet.title,
    links: facet.choices.map((choice) => choiceLink(facet, choice)),
  }));
  const route = [...search.chosen].find(([{ key }]) => key === IN_CATEGORY)?.[1].value;
  const orders = input.markup === null ? ORDERS.filter((each) => each !== 'price') : ORDERS;
  return {
    categories: input.snapshot.categories,
    category: input.snapshot.categories.find(({ normalizedName }) => normalizedName === route) ?? null,
    path: searchPath(search),
    isWhole: search.chosen.size === 0,
    count: styles.length,
    before: (page - 1) * PAGE_SIZE,
    pages: {
      ...{ page, pages, path: pathOf(page) },
      previous: page > 1 ? pathOf(page - 1) : null,
      next: page < pages ? pathOf(page + 1) : null,
    },
    styles: shown.map((each) => ({
      ...cardOf(each),
      ...answerOf(input, each, search.chosen),
      ...factsOf(each.builds),
    })),
    // A question that nothing here answers is not asked.
    filters: filters.filter(({ links }) => links.some(({ count, isChosen }) => count > 0 || isChosen)),
    without: [...search.chosen].map(([facet, { value, label }]) =>
      link(withChoice(search, facet, null), value, facet.key === 'seats' ? `Seats ${label}` : label, true),
    ),
    orders: orders.map((order) => link({ ...search, order }, order, ORDER_NAMES[order], order === search.order)),
  };
});

/** What a card shows and opens: the default, unless the search asks for what that is not. */
function answerOf(
  { snapshot }: PageInput,
  found: ShownStyle & Sought,
  chosen: Search['chosen'],
): Pick<FoundStyle, 'path' | 'picture'> {
  const { style, category, picture } = found;
  const path = stylePath(category.normalizedName, style.normalizedName);
  if (chosen.size === 0) return { path, picture };
  const configuration = designAnswering(style, suiting(found, chosen));
  if (configuration.sku === configurationOf(style).sku) return { path, picture };
  const images = availableImageNames(snapshot, configuration);
  return { path: withSku(path, configuration.sku), picture: wholeAddress({ configuration, images }) };
}

function factsOf(builds: readonly Build[]): Pick<FoundStyle, 'seats' | 'width'> {
  const seats = range(builds.flatMap((build) => build.seats ?? [])).join(' to ');
  const widths = range(builds.flatMap(({ width }) => width ?? []).map(Math.round)).map((inches) => `${inches}"`);
  const word = builds.some(({ isLong }) => isLong) ? 'long' : 'wide';
  return { seats: seats && `Seats ${seats}`, width: widths.length > 0 ? `${widths.join(' to ')} ${word}` : '' };
}

/** The least and the most; one of them where they are equal. */
const range = (numbers: readonly number[]): readonly number[] =>
  numbers.length === 0 ? [] : [...new Set([Math.min(...numbers), Math.max(...numbers)])];
