import pLimit, { type LimitFunction } from 'p-limit';
import type { Browser, BrowserContext } from 'puppeteer';
import { launchBrowser } from './launch-browser';
import { print, type PrintDocument } from './print';
import { shoot, type Subject } from './shoot';
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

/** What is done in a browser of its own cookies and storage. */
type Work = (context: BrowserContext) => Promise<Uint8Array>;

/** Takes pictures and prints of pages of one site, with one browser that is started when needed and closed when idle. */
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
    return this.inTurn((context) => shoot(context, this.options, subject));
  }

  /**
   * A document as PDF.
   * @throws Error when there is no browser, or it takes too long
   */
  print(document: PrintDocument): Promise<Uint8Array> {
    return this.inTurn((context) => print(context, this.options, document));
  }

  private inTurn(work: Work): Promise<Uint8Array> {
    return this.slots(async () => {
      clearTimeout(this.idle);
      this.busy += 1;
      try {
        return await this.inTime(work);
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

  private async inTime(work: Work): Promise<Uint8Array> {
    const { limitMs } = this.options;
    const browser = this.start();
    // Starting has a limit of its own.
    const started = await browser;
    const limit = timeLimit(limitMs, `no picture within ${limitMs} ms`);
    // Its own cookies and storage, so nothing of one picture gets into the next.
    const context = started.createBrowserContext();
    try {
      const bytes = await limit.race(work(await limit.race(context)));
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
