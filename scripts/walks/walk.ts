import type { Locator, Page } from '@playwright/test';
import { sectionProblems } from './section-problems';

/** How a visitor reaches what is on the page. */
export type Way = 'mouse' | 'keyboard' | 'touch';

export const WINDOW = {
  mouse: { viewport: { width: 1440, height: 900 } },
  keyboard: { viewport: { width: 1440, height: 900 } },
  touch: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
} as const;

const OPTIONS = '[role="radio"], [data-flyout-opener], button[aria-pressed]';
/** A step has fewer controls before its list than this. */
const MOST_TABS = 8;

/** What a walk found: how many sections it opened and what was wrong in them. */
export interface Walked {
  readonly sections: number;
  readonly defects: readonly string[];
}

/** Opens every section of a style, looks at its rows, and picks a fitting part and a refused one of each. */
export async function walkStyle(page: Page, url: string, way: Way): Promise<Walked> {
  const defects: string[] = [];
  const hear = (text: string) => defects.push(`console: ${text}`);
  page.on('console', (message) => message.type() === 'error' && hear(message.text()));
  page.on('pageerror', (error) => hear(error.message));
  // Pictures are not what is walked through, and colouring them would take most of the time.
  await page.route('**/images/**', (route) => route.fulfill({ contentType: 'image/svg+xml', body: PICTURE }));
  // tsx names the functions it compiles through a helper that the page does not have.
  await page.addInitScript('globalThis.__name = (named) => named');
  page.setDefaultTimeout(LONGEST_WAIT_MS);
  await page.goto(url);
  await page.waitForURL(/customSku=/);
  let sections = 0;
  for (const name of await sectionNames(page)) {
    const section = page.locator(`[data-section="${name}"]`);
    // The stain list of a wood that has been changed since.
    if ((await section.count()) === 0) continue;
    sections += 1;
    const found = await walkSection(page, section, way).catch((error: unknown) => [String(error).split('\n')[0]]);
    defects.push(...found.map((defect) => `${name}: ${defect}`));
  }
  return { sections, defects };
}

/** Nothing that a walk waits for takes longer, on a busy machine too. */
const LONGEST_WAIT_MS = 20_000;
const PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" width="800" height="460"/>';

const sectionNames = (page: Page): Promise<string[]> =>
  page.locator('[data-section]').evaluateAll((all) => all.map((each) => each.getAttribute('data-section') ?? ''));

async function walkSection(page: Page, section: Locator, way: Way): Promise<string[]> {
  const heading = section.locator('h3 button').first();
  if ((await heading.getAttribute('aria-expanded')) === 'true') await activate(heading, way);
  await activate(heading, way);
  // A list that opens may have moved a refused part under the mouse, whose reason then rightly stands beside it.
  if (way === 'mouse') await page.mouse.move(0, 0);
  // What was said of the last part goes a moment after the focus.
  await page.getByRole('tooltip').waitFor({ state: 'detached' });
  const defects = await sectionProblems(section, way === 'touch');
  if (way === 'keyboard') await tabToList(page, section);
  // A flyout's rows are the parts inside it.
  const opener = section.locator('[data-flyout-opener]').last();
  if ((await opener.count()) > 0) {
    if ((await opener.getAttribute('aria-expanded')) !== 'true') await activate(opener, way);
    defects.push(...(await sectionProblems(section, way === 'touch')));
  }
  for (const { options, isRefused } of KINDS) {
    const option = section.locator(`:is(${options}) >> visible=true`).last();
    if ((await option.count()) === 0) continue;
    await activate(option, way);
    if (isRefused) await page.getByRole('dialog').getByRole('button', { name: 'Okay' }).press('Enter');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.evaluate(() => new Promise(requestAnimationFrame));
    defects.push(...(await afterPick(page, section)));
  }
  return defects;
}

const ROW = '[role="radio"], [aria-pressed]';
const KINDS = [
  {
    options: `:is(${ROW}):not([aria-disabled="true"], [aria-checked="true"], [aria-pressed="true"])`,
    isRefused: false,
  },
  { options: `:is(${ROW})[aria-disabled="true"]`, isRefused: true },
];

/** What a pick must leave behind: the focus in its section, after a refusal too, and a page no wider than the window. */
async function afterPick(page: Page, section: Locator): Promise<string[]> {
  const isKept = await section.evaluate((root) => root.contains(document.activeElement));
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  return [...(isKept ? [] : ['the focus is lost after a pick']), ...(wide > 0 ? [`${wide} px too wide`] : [])];
}

async function activate(target: Locator, way: Way): Promise<void> {
  // What is refused can be pressed all the same, which Playwright would wait for.
  const force = (await target.getAttribute('aria-disabled')) === 'true';
  if (way === 'mouse') await target.click({ force });
  else if (way === 'touch') await target.tap({ force });
  else await pressOn(target);
}

/** By arrows from where the focus is in the list, and then Space. */
async function pressOn(target: Locator): Promise<void> {
  const page = target.page();
  const isThere = () => target.evaluate((element) => element === document.activeElement);
  const isOption = await target.evaluate((element, options) => element.matches(options), OPTIONS);
  if (!isOption) await target.focus();
  const seen = await target.evaluate(
    (element, options) => element.closest('[data-section]')?.querySelectorAll(options).length ?? 0,
    OPTIONS,
  );
  for (let step = 0; step < seen && !(await isThere()); step += 1) {
    await page.keyboard.press('ArrowDown');
    // Radix moves the focus by a timer, which on a busy machine has not run yet when the key is through.
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
  }
  if (!(await isThere())) await target.focus();
  await page.keyboard.press('Space');
}

async function tabToList(page: Page, section: Locator): Promise<void> {
  const isIn = () => section.evaluate((root, options) => root.querySelector(`:is(${options}):focus`) !== null, OPTIONS);
  for (let tab = 0; tab < MOST_TABS && !(await isIn()); tab += 1) await page.keyboard.press('Tab');
  if (!(await isIn())) throw new Error('the list cannot be reached by Tab');
}
