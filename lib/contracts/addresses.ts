import type { FamilyDefinition } from '@/lib/domain/family';
import type { ImageNames } from '@/lib/domain/image-names';
import { SKU_PARAMETER, skuInQuery, tidySku } from '@/lib/domain/sku-text';
import categoryRoutes from './category-routes.json';

/**
 * Every address of the shop is built here (specification §2, §16.2, §18.4): pages, links to configurations, cards,
 * calls. All are paths; `absolute` makes one an address for the world outside. Names of categories and styles are their
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
export const quoteDesk = (id: string): string => `${QUOTES}?${new URLSearchParams({ [QUOTE_ID]: id })}`;
/** The page that a customer is sent. */
export const quotePage = (token: string): string => `/quotes/${token}`;
/** A piece as it looked when it was quoted. */
export const quotePicturePath = (hash: string): string => `/pictures/quote/${hash}.jpg`;

/** The calls of specification §7. */
export const PAGE_CALL = '/api/GetPage';
export const PAGE_BY_SKU_CALL = '/api/GetPageByCustomSku';
export const pageBySkuCall = (sku: string): string => `${PAGE_BY_SKU_CALL}?customSKU=${encodeURIComponent(sku)}`;
/** Styles as the caller sees them; the showroom's own call, beside those of specification §7. */
export const STYLES_CALL = '/api/GetStyles';
export const pricesCall = ({ operationName }: FamilyDefinition): string => `/api/Get${operationName}Prices`;
/** Of every family: the style says which. */
export const OPTION_PRICES_CALL = '/api/GetOptionPrices';
/** What a budget leaves open: of every family, too. */
export const BUDGET_OPTIONS_CALL = '/api/GetBudgetOptions';
export const imageNamesCall = ({ operationName }: FamilyDefinition): string => `/api/Create${operationName}ImageNames`;

export const ACCOUNT_PATHS = {
  login: '/api/AccountWeb/login',
  validate: '/api/AccountWeb/validate',
  register: '/api/AccountWeb/register',
  logout: '/api/AccountWeb/WebLogout',
  resetPassword: '/api/AccountWeb/ResetPassword',
  /** POST with an empty body; the address is the query parameter `Email`. */
  forgotPassword: '/api/ForgotPassword',
  code: '/api/GetCode',
  isSuperUser: '/api/IsSuperUser',
  /** GET with the query parameter `newMarkup`. */
  markupInfo: '/api/MarkupInfo',
  /** Of the account screen, beside those of specification §7. */
  account: '/api/AccountWeb/Account',
  changePassword: '/api/AccountWeb/ChangePassword',
  endSessions: '/api/AccountWeb/EndSessions',
  beginSecondFactor: '/api/AccountWeb/BeginSecondFactor',
  confirmSecondFactor: '/api/AccountWeb/ConfirmSecondFactor',
  removeSecondFactor: '/api/AccountWeb/RemoveSecondFactor',
} as const;

/** Whether the process answers. */
export const HEALTH_CALL = '/api/health';

/** What operators and programs ask for. */
export const SERVICE_CALLS = [HEALTH_CALL, '/api/ready', '/api/metrics', '/api/openapi.json'] as const;

/** The modal uses the second: what a person writes belongs into no address. */
export const EMAIL_PATHS = { send: '/api/SendEmail', sendByBody: '/api/SendEmailByBody' } as const;

/** Quotes (specification §23). All are a dealer's but the last three, which a link's page asks. */
export const QUOTE_PATHS = {
  list: '/api/GetQuotes',
  csv: '/api/GetQuotesCsv',
  get: '/api/GetQuote',
  order: '/api/GetQuoteOrder',
  orderCsv: '/api/GetQuoteOrderCsv',
  pdf: '/api/GetQuotePdf',
  save: '/api/SaveQuote',
  send: '/api/SendQuote',
  revise: '/api/ReviseQuote',
  copy: '/api/CopyQuote',
  revoke: '/api/RevokeQuote',
  handOver: '/api/HandOverQuote',
  answer: '/api/AnswerQuote',
  ask: '/api/AskQuote',
  linkPdf: '/api/GetLinkPdf',
} as const;
