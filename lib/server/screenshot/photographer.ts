import pLimit, { type LimitFunction } from 'p-limit';
import type { Browser, BrowserContext, HTTPRequest, Page } from 'puppeteer';
import { hideDollars, whenRendered } from './in-page';
import { launchBrowser } from './launch-browser';
import { timeLimit } from './time-limit';

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
  /** Longest time that closing a page may take before its browser is ended, in ms. */
  readonly closeLimitMs: number;
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
const MAX_HEIGHT = 4_000;
const QUALITY = 85;

/** Takes pictures of pages of one site, with one browser that is started when needed and closed when idle. */
export class Photographer {
  private browser: Promise<Browser> | null = null;
  private idle: NodeJS.Timeout | undefined;
  private busy = 0;
  private readonly slots: LimitFunction;

  constructor(private readonly options: PhotographerOptions) {
    this.slots = pLimit(options.pages);
  }

  /**
   * The whole page as JPEG, once it is rendered.
   * @throws Error when there is no browser, the page does not answer with 200, or it all takes too long
   */
  photograph(subject: Subject): Promise<Uint8Array> {
    return this.slots(async () => {
      clearTimeout(this.idle);
      this.busy += 1;
      try {
        return await this.photographInTime(subject);
      } finally {
        this.busy -= 1;
        if (this.busy === 0) this.idle = setTimeout(() => void this.close(), this.options.idleMs).unref();
      }
    });
  }

  /** Ends the browser. */
  async close(): Promise<void> {
    const closing = this.browser;
    this.browser = null;
    await (await closing?.catch(() => null))?.close();
  }

  private async photographInTime(subject: Subject): Promise<Uint8Array> {
    const { limitMs } = this.options;
    const browser = this.start();
    // Starting has a limit of its own.
    const started = await browser;
    const limit = timeLimit(limitMs, `no picture within ${limitMs} ms`);
    // Its own cookies and storage, so nothing of one picture gets into the next.
    const context = started.createBrowserContext();
    try {
      const bytes = await limit.race(this.shoot(await limit.race(context), subject));
      await this.closeContext(browser, context);
      return bytes;
    } catch (error) {
      // Nobody waits for a browser that may hang: the next picture has one of its own.
      if (this.browser === browser) this.browser = null;
      void this.closeContext(browser, context);
      throw error;
    } finally {
      limit.clear();
    }
  }

  /**
   * Closes a page, under its hands when its time was up, and with the last one a browser that takes no more. One that cannot
   * even do this in time hangs, and is ended whole.
   */
  private async closeContext(browser: Promise<Browser>, context: Promise<BrowserContext>): Promise<void> {
    const limit = timeLimit(this.options.closeLimitMs, 'the browser hangs');
    const closed = context.then((opened) => opened.close()).catch(() => undefined);
    const started = await browser;
    try {
      await limit.race(closed);
      // Beside the one of its own that every browser has.
      const isDone = this.browser !== browser && started.browserContexts().length <= 1;
      if (isDone) await limit.race(started.close().catch(() => undefined));
    } catch {
      if (this.browser === browser) this.browser = null;
      started.process()?.kill('SIGKILL');
    } finally {
      limit.clear();
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
    // What scrolls within the height of the screen, as the list of steps does, is shown whole.
    const height = Math.min(MAX_HEIGHT, await page.evaluate(() => document.documentElement.scrollHeight));
    await page.setViewport({ ...VIEWPORT, height: Math.max(VIEWPORT.height, height) });
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
    if (this.browser) return this.browser;
    const { executablePath, site, limitMs } = this.options;
    const launched = launchBrowser(executablePath, site, limitMs);
    const forget = (): void => {
      // By then there may be another.
      if (this.browser === launched) this.browser = null;
    };
    launched.then((browser) => browser.on('disconnected', forget), forget);
    this.browser = launched;
    return launched;
  }
}
