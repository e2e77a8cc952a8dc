import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { absolute } from '../../lib/contracts/addresses';
import { pageBySkuCall } from '../../lib/contracts/calls';
import { dollars, PRICE_FALLBACK } from '../../lib/domain/summary';
import type { Link } from './links';

const pricesShape = z.looseObject({ Total: z.number(), IsValid: z.boolean() });
const pageShape = z.object({ StylePage: z.object({ ActiveStyle: z.record(z.string(), z.unknown()) }) });

/** What a link shows, compared with what was made; an empty `defects` is a pass. */
export interface Reopened {
  readonly total: string;
  readonly defects: readonly string[];
}

/**
 * Opens a link as a stranger: page and page model must show the very selection and the total that the maker's browser
 * was told, and the page must name its style's address as its own and this configuration's picture as its card.
 */
export async function reopen(site: string, link: Link): Promise<Reopened> {
  const told = pricesShape.parse(await post(`${site}/api/Get${link.operation}Prices`, link.selection));
  const total = told.IsValid ? dollars(told.Total) : PRICE_FALLBACK;
  const response = await fetch(site + link.path, { redirect: 'manual' });
  if (response.status !== 200) return { total, defects: [`answers ${response.status}`] };
  const html = await response.text();
  const model = await fetch(absolute(site, pageBySkuCall(link.sku)));
  const { ActiveStyle: style } = pageShape.parse(await model.json()).StylePage;
  const prices = pricesShape.parse(style[`${link.operation}Prices`]);
  const expectations: readonly (readonly [string, unknown, unknown])[] = [
    ['sku on the page', textOf(html, 'custom-sku'), link.sku],
    ['total on the page', textOf(html, 'total'), total],
    ['total of the model', prices.IsValid ? dollars(prices.Total) : PRICE_FALLBACK, total],
    ['selection', style[`${link.operation}Selections`], link.selection],
    ['canonical path', pathIn(html, /<link rel="canonical" href="([^"]+)"/), link.stylePath],
    ['path of og:url', pathIn(html, /<meta property="og:url" content="([^"]+)"/), link.stylePath],
    ['card', cardIn(html) ?? link.sku, link.sku],
  ];
  const wrong = expectations.filter(([, found, wanted]) => !isDeepStrictEqual(found, wanted));
  return {
    total,
    defects: wrong.map(([what, found, wanted]) => `${what}: ${JSON.stringify(found)}, not ${JSON.stringify(wanted)}`),
  };
}

async function post(url: string, body: unknown): Promise<unknown> {
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  return response.json();
}

const textOf = (html: string, testId: string): string | undefined =>
  new RegExp(`data-testid="${testId}"[^>]*>([^<]*)<`).exec(html)?.[1];

function pathIn(html: string, pattern: RegExp): string | undefined {
  const address = pattern.exec(html)?.[1];
  return address === undefined ? undefined : new URL(address).pathname;
}

/** The sku whose picture the page hands out; null while the piece is not drawn. */
function cardIn(html: string): string | null {
  const name = /<meta property="og:image" content="[^"]*\/pictures\/og\/([^"]+)\.jpg"/.exec(html)?.[1];
  return name === undefined ? null : decodeURIComponent(name);
}
