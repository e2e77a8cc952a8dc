import type { FamilyDefinition } from '@/lib/domain/family';
import type { ImageNames } from '@/lib/domain/image-names';
import { SKU_PARAMETER, skuInQuery, tidySku } from '@/lib/domain/sku-text';
import categoryRoutes from './category-routes.json';

/**
 * Every address of the shop is built here (specification §2, §16.2, §18.4): pages, links to configurations, pictures;
 * calls stand in `calls.ts`. All are paths; `absolute` makes one an address for the world outside. Names of categories and styles are their
 * `normalizedName`s.
 */
export const absolute = (site: string, path: string): string => site + path;

/** Where login leads by itself, and where its Cancel leads (specification §2.5). */
export const ROOT = '/';
/** Where the empty path and every unknown one go (specification §2.1). */
export const HOME = '/tables';

/** The showroom: every style, and what a search leaves of them. */
export const STYLES = '/styles';
/** The showroom's parameter for a category. */
export const IN_CATEGORY = 'category';
export const categoryStyles = (category: string): string =>
  `${STYLES}?${new URLSearchParams({ [IN_CATEGORY]: category })}`;

/** What kind of address shows a configurator page. */
export type PageAddress = 'category' | 'style' | 'configuration';

export const categoryPath = (category: string): string => `/${category}`;
export const stylePath = (category: string, style: string): string => `${categoryPath(category)}/${style}`;

/** A page's address that opens a configuration: a permalink when the page is the style's. */
export const withSku = (page: string, sku: string): string => `${page}?${SKU_PARAMETER}=${encodeURIComponent(sku)}`;

/**
 * A page's address as it should be written, for one that is understood all the same (specification §16.2): path in
 * small letters, the parameter by its own name, and the sku tidy; everything else in the query stays. Null for those
 * that are, and for all that is no category's page.
 */
export function properAddress(address: string): string | null {
  const [path = '', ...rest] = address.split('?');
  const lower = path.toLowerCase();
  if (lower !== STYLES && !categoryRoutes.includes(lower.split('/')[1] ?? '')) return null;
  const search = rest.join('?');
  const query = new URLSearchParams(search);
  const given = skuInQuery(query);
  const sku = given === null ? null : tidySku(given);
  if (sku === null || query.get(SKU_PARAMETER) === sku) {
    return path === lower ? null : lower + (search === '' ? '' : `?${search}`);
  }
  const others = [...query].filter(([name]) => name.toLowerCase() !== SKU_PARAMETER.toLowerCase());
  return `${lower}?${new URLSearchParams([[SKU_PARAMETER, sku], ...others])}`;
}

/** The sku of an inner route's segment, which arrives as it stood in the address; broken escapes are read as they are and found invalid. */
export function skuOfSegment(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/** Query parameter of a mail's link: the token of the price that the design was given at (specification §17.6). */
export const GIVEN = 'given';

/** A configuration's address that shows the price it was given at. */
export const withGiven = (configuration: string, token: string): string => `${configuration}&${GIVEN}=${token}`;

const CARDS = '/pictures/og/';
const CARD_EXTENSION = '.jpg';

/** The picture of a configuration, 1200 × 630, for links shown elsewhere (Open Graph). */
export const cardPath = (sku: string): string => CARDS + encodeURIComponent(sku) + CARD_EXTENSION;

/** The sku that a card's path names; '', which is none, for a path that names none. */
export function skuOfCard(path: string): string {
  const name = path.split('/').at(-1) ?? '';
  try {
    return name.endsWith(CARD_EXTENSION) ? decodeURIComponent(name.slice(0, -CARD_EXTENSION.length)) : '';
  } catch {
    return '';
  }
}

const WHOLES = '/pictures/whole/';
const WHOLE_NAME = /^(.+)\.([0-9a-f]{8})\.webp$/;

/** All layers of a configuration as one file, by the version of what it shows; `?w=1600` for the large one. */
export const wholePath = (sku: string, version: string): string =>
  `${WHOLES}${encodeURIComponent(sku)}.${version}.webp`;

/** The sku and version that the path of a whole picture names; null for a path that names none. */
export function readWholePath(path: string): { readonly sku: string; readonly version: string } | null {
  const [, sku, version] = WHOLE_NAME.exec(path.split('/').at(-1) ?? '') ?? [];
  if (sku === undefined || version === undefined) return null;
  try {
    return { sku: decodeURIComponent(sku), version };
  } catch {
    return null;
  }
}

/** The space of a style's designs (specification §14.5), as of one version of the catalogue. */
export const spacePath = (version: number, styleId: number): string => `/spaces/${version}/${styleId}`;

/** The layers that an image-names answer has, bottom first: its `Path` and a name each, which holds the picture's version. */
export function layerPaths(family: FamilyDefinition, { path, layers }: ImageNames): readonly string[] {
  return family.layers.flatMap(({ key }) => {
    const name = layers[key];
    return typeof name === 'string' ? [path + name] : [];
  });
}

/** The account screens (specification §2.5). */
export const LOGIN = '/WebAccount/Login';
export const REGISTER = '/WebAccount/Register';
export const REQUEST_RESET = '/WebAccount/reset-password-email';
/** Password, second factor and sessions of whoever is logged in. */
export const ACCOUNT = '/WebAccount/Account';

/** The reset form, as the mail links it. */
export const resetPath = (email: string, token: string): string =>
  `/WebAccount/password-reset?${new URLSearchParams({ email, token })}`;

/** Query parameter of login and register: where to go once somebody is logged in (specification §21). */
export const FROM = 'from';

/** An account screen that remembers where to go after login. */
export const withReturn = (screen: string, returnPath: string): string =>
  returnPath === ROOT ? screen : `${screen}?${new URLSearchParams({ [FROM]: returnPath })}`;

/** A dealer's desk of quotes, and one quote on it. */
export const QUOTES = '/WebAccount/Quotes';
export const QUOTE_ID = 'id';
export const QUOTE_REVISION = 'revision';
export const quoteDesk = (id: string): string => `${QUOTES}?${new URLSearchParams({ [QUOTE_ID]: id })}`;
/** An earlier revision of it, to be read. */
export const revisionOnDesk = (id: string, revision: number): string =>
  `${quoteDesk(id)}&${new URLSearchParams({ [QUOTE_REVISION]: String(revision) })}`;
/** The page that a customer is sent. */
export const quotePage = (token: string): string => `/quotes/${token}`;
/** A piece as it looked when it was quoted. */
export const quotePicturePath = (hash: string): string => `/pictures/quote/${hash}.jpg`;
