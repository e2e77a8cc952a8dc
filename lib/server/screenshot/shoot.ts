import type { BrowserContext, HTTPRequest, Page } from 'puppeteer';
import { hideDollars, whenRendered } from './in-page';

export interface Subject {
  /** Path and query below the site. */
  readonly path: string;
  /** Leaves out everything with a price in it. */
  readonly hidesPrices: boolean;
}

/** Where pages come from, and for how long at most, in ms. */
export interface Site {
  readonly site: string;
  readonly limitMs: number;
}

/** A page of a restricted or unpriced design opens with a message, which would hide the piece. */
const WITHOUT_DIALOGS = 'body > [data-state] { display: none !important }';
const VIEWPORT = { width: 1440, height: 1000 };
const MAX_HEIGHT = 4_000;
const QUALITY = 85;

/** The whole page as JPEG, once it is rendered. */
export async function shoot(
  context: BrowserContext,
  { site, limitMs }: Site,
  { path, hidesPrices }: Subject,
): Promise<Uint8Array> {
  const page = await context.newPage();
  await page.setViewport(VIEWPORT);
  // An https shop's policy would turn its addresses into https, which is not spoken within the machine.
  await page.setBypassCSP(true);
  await keepTo(page, (origin) => origin === new URL(site).origin);
  const response = await page.goto(new URL(path, site).href, { waitUntil: 'load', timeout: limitMs });
  if (!response?.ok()) throw new Error(`the page answered ${response?.status() ?? 'nothing'}`);
  await page.evaluate(whenRendered);
  await page.addStyleTag({ content: WITHOUT_DIALOGS });
  // What scrolls within the height of the screen, as the list of steps does, is shown whole.
  const height = Math.min(MAX_HEIGHT, await page.evaluate(() => document.documentElement.scrollHeight));
  await page.setViewport({ ...VIEWPORT, height: Math.max(VIEWPORT.height, height) });
  if (hidesPrices) await page.evaluate(hideDollars);
  return page.screenshot({ type: 'jpeg', quality: QUALITY, fullPage: true });
}

/** Refuses every origin but some, to the page itself as to whatever it asks for, redirects included. */
export async function keepTo(page: Page, isAllowed: (origin: string) => boolean): Promise<void> {
  await page.setRequestInterception(true);
  page.on('request', (request: HTTPRequest) => {
    const { protocol, origin } = new URL(request.url());
    const isOurs = protocol === 'data:' || protocol === 'blob:' || isAllowed(origin);
    // A page that is closed meanwhile has no requests left to decide on.
    (isOurs ? request.continue() : request.abort('blockedbyclient')).catch(() => undefined);
  });
}
