import { chromium, type Page } from '@playwright/test';
import { browserLaunchOptions } from '../config/browser';
import { median, quantile, round2 } from './throughput';

export interface BrowserFigures {
  readonly p50Ms: number;
  readonly p95Ms: number;
  /** p50 against fetching and decoding one picture of the same size in the same page. */
  readonly p50ToOnePicture: number;
}

const PICKS = 24;

/** Picks stains one after the other and waits each time until the new picture and price are painted. */
export async function browserFigures(url: string): Promise<BrowserFigures> {
  const browser = await chromium.launch(browserLaunchOptions());
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    // tsx names the functions it compiles through a helper that the page does not have.
    await page.addInitScript('globalThis.__name = (named) => named');
    await page.goto(`${url}/tables`, { waitUntil: 'networkidle' });
    await page.getByRole('button', { name: /^Stain/, expanded: false }).click();
    const options = page.getByRole('region', { name: /^Stain/ }).getByRole('radio');
    const count = await options.count();
    const times: number[] = [];
    for (let pick = 0; pick < PICKS; pick += 1) times.push(await pickToPainted(page, (pick % (count - 1)) + 1));
    const one = await onePicture(page);
    return {
      p50Ms: round2(median(times)),
      p95Ms: round2(quantile(times, 0.95)),
      p50ToOnePicture: round2(median(times) / one),
    };
  } finally {
    await browser.close();
  }
}

/** Milliseconds from the click to the frame after the preview shows the pick. */
async function pickToPainted(page: Page, index: number): Promise<number> {
  return page.evaluate(async (position) => {
    const option = [...document.querySelectorAll<HTMLElement>('[role="region"] [role="radio"]')].filter(
      (each) => each.offsetParent !== null && each.getAttribute('aria-disabled') !== 'true',
    )[position];
    if (!option || option.getAttribute('aria-checked') === 'true') return 0;
    const sources = (): string =>
      [...document.querySelectorAll('img[data-layer]')].map((image) => image.getAttribute('src')).join();
    const before = sources();
    const start = performance.now();
    option.click();
    while (sources() === before && performance.now() - start < 5000) await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    return performance.now() - start;
  }, index);
}

async function onePicture(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const source = document.querySelector<HTMLImageElement>('img[data-layer]')?.src ?? '';
    const start = performance.now();
    const image = new Image();
    image.src = `${source}?w=1600`;
    await image.decode();
    return performance.now() - start;
  });
}
