import { chromium, type Browser, type Locator, type Page } from '@playwright/test';
import { browserLaunchOptions } from '../config/browser';
import { quantile, round2 } from './throughput';

/** The phone that Lighthouse has in mind: its screen, and a processor a quarter as fast as this machine's. */
const SCREEN = { width: 412, height: 823 };
const SLOWDOWN = 4;
const STAINS = 12;

interface Painted {
  readonly p50Ms: number;
  readonly p95Ms: number;
}

export interface SlowPhoneFigures {
  /** From a tap to the frame that shows the pick's picture, for pictures that this browser has not had before. */
  readonly cold: Painted;
  /** The same for pictures that it has shown before. */
  readonly warm: Painted;
  /** Interaction to Next Paint: the slowest tap of all, since there are fewer than fifty. */
  readonly inpMs: number;
  /** Sum of all layout shifts while loading, picking and scrolling; what is called CLS is at most that. */
  readonly cls: number;
  /** The floor: two frames in which nothing happens. */
  readonly emptyFramesP95Ms: number;
}

/** What the page's own observers have gathered. */
interface Gathered {
  picks: number[];
  inp: number;
  cls: number;
}

declare global {
  interface Window {
    bench: Gathered;
  }
}

/** Taps one stain after the other, twice through the list, on a phone at a quarter of this machine's speed. */
export async function slowPhoneFigures(url: string): Promise<SlowPhoneFigures> {
  const browser = await chromium.launch(browserLaunchOptions());
  try {
    const page = await slowPage(browser);
    await page.goto(`${url}/tables`, { waitUntil: 'networkidle' });
    const stains = page.locator('[data-section]', { has: page.getByRole('button', { name: /^Stain/ }) });
    // The address says that the page has come to life.
    await page.waitForURL(/customSku=/);
    await stains.getByRole('button', { name: /^Stain/ }).tap();
    const options = stains.locator('[role="radio"]:not([aria-disabled="true"])');
    const cold = await pickAll(page, options);
    const warm = await pickAll(page, options);
    const empty = await page.evaluate(emptyFrames);
    const { inp, cls } = await page.evaluate(() => window.bench);
    return {
      cold: painted(cold),
      warm: painted(warm),
      inpMs: round2(inp),
      cls: round2(cls * 1000) / 1000,
      emptyFramesP95Ms: round2(quantile(empty, 0.95)),
    };
  } finally {
    await browser.close();
  }
}

const painted = (times: readonly number[]): Painted => ({
  p50Ms: round2(quantile(times, 0.5)),
  p95Ms: round2(quantile(times, 0.95)),
});

async function slowPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext({
    viewport: SCREEN,
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
  });
  const page = await context.newPage();
  // tsx names the functions it compiles through a helper that the page does not have.
  await page.addInitScript('globalThis.__name = (named) => named');
  await page.addInitScript(gather);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  return page;
}

/** Taps each stain that is not chosen; the times from tap to picture. */
async function pickAll(page: Page, options: Locator): Promise<readonly number[]> {
  await page.evaluate(() => void (window.bench.picks = []));
  for (let at = 0; at < STAINS; at += 1) {
    const option = options.nth(at);
    if ((await option.getAttribute('aria-checked')) === 'true') continue;
    const before = await page.evaluate(() => window.bench.picks.length);
    await option.tap();
    await page.waitForFunction((count) => window.bench.picks.length > count, before);
  }
  return page.evaluate(() => window.bench.picks);
}

/** Runs in the page before anything else does. */
function gather(): void {
  const gathered: Gathered = { picks: [], inp: 0, cls: 0 };
  window.bench = gathered;
  const events: PerformanceObserverInit & { durationThreshold: number } = {
    type: 'event',
    durationThreshold: 16,
    buffered: true,
  };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if ('interactionId' in entry && entry.interactionId) gathered.inp = Math.max(gathered.inp, entry.duration);
    }
  }).observe(events);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if ('value' in entry && 'hadRecentInput' in entry && !entry.hadRecentInput) gathered.cls += Number(entry.value);
    }
  }).observe({ type: 'layout-shift', buffered: true });

  const sources = (): string =>
    [...document.querySelectorAll('figure img[data-layer]')].map((image) => image.getAttribute('src')).join();
  const afterFrame = (done: () => void): void =>
    void requestAnimationFrame(() => {
      const channel = new MessageChannel();
      channel.port1.onmessage = done;
      channel.port2.postMessage(null);
    });
  const hear = ({ target, timeStamp }: Event): void => {
    if (!(target instanceof Element && target.closest('[role="radio"]'))) return;
    const before = sources();
    const look = (): void =>
      sources() === before
        ? void requestAnimationFrame(look)
        : afterFrame(() => void gathered.picks.push(performance.now() - timeStamp));
    requestAnimationFrame(look);
  };
  window.addEventListener('click', hear, true);
}

/** Runs in the page: milliseconds of two frames, some times over. */
async function emptyFrames(): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round < 20; round += 1) {
    const start = performance.now();
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    times.push(performance.now() - start);
  }
  return times;
}
