import type { Browser, BrowserContext, HTTPRequest, Page } from 'puppeteer';
import { BROWSER_FLAGS } from './find-browser';
import { hideDollars, whenRendered } from './in-page';
import { Slots } from './slots';

export interface PhotographerOptions {
  /** Origin of the one site that is ever opened. */
  readonly site: string;
  /** The browser; undefined when this machine has none. */
  readonly executablePath: string | undefined;
  /** Pages open at once. */
  readonly pages: number;
  /** Longest time a picture may take, in ms. */
  readonly limitMs: number;
  /** Time without work after which the browser is closed, in ms. */
  readonly idleMs: number;
}

export interface Subject {
  /** Path and query below the site. */
  readonly path: string;
  /** Leaves out everything with a price in it. */
  readonly hidesPrices: boolean;
}

/** A page of a restricted or unpriced design opens with a message, which would hide the piece. */
const WITHOUT_DIALOGS = 'body > [data-state] { display: none !important }';
const VIEWPORT = { width: 1440, height: 1000 };
const QUALITY = 85;

/** Takes pictures of pages of one site, with one browser that is started when needed and closed when idle. */
export class Photographer {
  private browser: Promise<Browser> | null = null;
  private idle: NodeJS.Timeout | undefined;
  private readonly slots: Slots;

  constructor(private readonly options: PhotographerOptions) {
    this.slots = new Slots(options.pages);
  }

  /**
   * The whole page as JPEG, once it is rendered.
   * @throws Error when there is no browser, the page does not answer with 200, or it all takes too long
   */
  photograph(subject: Subject): Promise<Uint8Array> {
    return this.slots.run(async () => {
      clearTimeout(this.idle);
      try {
        return await this.photographInTime(subject);
      } finally {
        this.idle = setTimeout(() => void this.close(), this.options.idleMs).unref();
      }
    });
  }

  /** Ends the browser. */
  async close(): Promise<void> {
    const browser = await this.browser?.catch(() => null);
    this.browser = null;
    await browser?.close();
  }

  private async photographInTime(subject: Subject): Promise<Uint8Array> {
    const browser = await this.start();
    // Its own cookies and storage, so nothing of one picture gets into the next.
    const context = await browser.createBrowserContext();
    const { limitMs } = this.options;
    let timer: NodeJS.Timeout | undefined;
    const limit = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error(`no picture within ${limitMs} ms`)), limitMs);
    });
    const picture = this.shoot(context, subject);
    // When time is up the page is closed under its hands, and nobody waits for what it says to that.
    picture.catch(() => undefined);
    try {
      return await Promise.race([picture, limit]);
    } finally {
      clearTimeout(timer);
      await context.close();
    }
  }

  private async shoot(context: BrowserContext, { path, hidesPrices }: Subject): Promise<Uint8Array> {
    const { site, limitMs } = this.options;
    const page = await context.newPage();
    await page.setViewport(VIEWPORT);
    // An https shop's policy would turn its addresses into https, which is not spoken within the machine.
    await page.setBypassCSP(true);
    await this.keepToSite(page);
    const response = await page.goto(new URL(path, site).href, { waitUntil: 'load', timeout: limitMs });
    if (!response?.ok()) throw new Error(`the page answered ${response?.status() ?? 'nothing'}`);
    await page.evaluate(whenRendered);
    await page.addStyleTag({ content: WITHOUT_DIALOGS });
    if (hidesPrices) await page.evaluate(hideDollars);
    return page.screenshot({ type: 'jpeg', quality: QUALITY, fullPage: true });
  }

  /** Refuses every other origin, to the page itself as to whatever it asks for, redirects included. */
  private async keepToSite(page: Page): Promise<void> {
    await page.setRequestInterception(true);
    page.on('request', (request: HTTPRequest) => {
      const { protocol, origin } = new URL(request.url());
      const isOurs = protocol === 'data:' || protocol === 'blob:' || origin === new URL(this.options.site).origin;
      // A page that is closed meanwhile has no requests left to decide on.
      (isOurs ? request.continue() : request.abort('blockedbyclient')).catch(() => undefined);
    });
  }

  private start(): Promise<Browser> {
    this.browser ??= this.launch().catch((error: unknown) => {
      this.browser = null;
      throw error;
    });
    return this.browser;
  }

  private async launch(): Promise<Browser> {
    const { executablePath, site, limitMs } = this.options;
    if (!executablePath) throw new Error('no Chromium found: install one or set CHROMIUM_PATH');
    const { launch } = await import('puppeteer');
    const browser = await launch({
      executablePath,
      // No other name is ever resolved, for sockets either, which are no requests.
      args: [...BROWSER_FLAGS, `--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE ${new URL(site).hostname}`],
      // Tied to this process: it ends with it, even by a kill.
      pipe: true,
      timeout: limitMs,
      handleSIGINT: false,
      handleSIGTERM: false,
      handleSIGHUP: false,
    });
    browser.on('disconnected', () => {
      this.browser = null;
    });
    return browser;
  }
}
