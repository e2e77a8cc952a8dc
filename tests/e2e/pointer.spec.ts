import type { Page } from '@playwright/test';
import { expect, openSection, test } from './test';

/** Repeatable numbers from 0 to 1 (mulberry32). */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** The page notes the choice below the mouse itself: a question from outside would come too late. */
async function noteAims(page: Page): Promise<void> {
  await page.evaluate(() => {
    const note = (when: string) => (event: MouseEvent) => {
      for (const each of document.querySelectorAll(`[data-${when}]`)) each.removeAttribute(`data-${when}`);
      // what the browser itself has found there: asked anew, a point on an edge may be the neighbour's
      const below = event.target instanceof Element ? event.target.closest('[role="radio"]') : null;
      below?.setAttribute(`data-${when}`, '');
    };
    document.addEventListener('pointerdown', note('pressed'), true);
    const take = (isTaken: boolean) => () => document.body.toggleAttribute('data-taken', isTaken);
    document.addEventListener('pointerdown', take(false), true);
    // a click that the list has dropped does not come here
    window.addEventListener('click', take(true));
  });
}

/** A list as it is: its visible options by their names, for what lies folded says nothing yet. */
const look = (page: Page, section: string) =>
  page.evaluate((heading) => {
    const isNamed = (each: Element) => each.querySelector('h3')?.textContent?.startsWith(heading);
    const root = [...document.querySelectorAll('[data-section]')].find(isNamed);
    const options = [...(root?.querySelectorAll('[role="radio"]') ?? [])].filter((each) => !each.closest('[hidden]'));
    const nameOf = (each: Element | null | undefined) => {
      const list = each?.parentElement?.closest('[aria-label]')?.getAttribute('aria-label');
      return `${list}: ${each?.querySelector('.option-name')?.firstElementChild?.textContent}`;
    };
    const { x = 0, y = 0, width = 0, bottom = 0 } = root?.getBoundingClientRect() ?? {};
    const isChosen = (each: Element) => each.getAttribute('aria-checked') === 'true';
    return {
      x,
      y,
      width,
      bottom,
      free: options.filter((each) => !isChosen(each)).map(nameOf),
      chosen: options.filter(isChosen).map(nameOf),
      pressed: nameOf(document.querySelector('[data-pressed]')),
      isRefused: document.querySelector('[data-taken] [data-pressed]')?.getAttribute('aria-disabled') === 'true',
    };
  }, section);

/** How long the mouse lies at its point before it is pressed: mostly not at all, at times until the row has opened. */
const LIES = [0, 0, 0, 0, 0, 290, 320, 650];

const LISTS = [
  { path: '/tables', name: 'Size' },
  { path: '/bath', name: 'Case' },
  { path: '/bath', name: 'Sink & Faucet' },
];
const HEADING = 52;
const FOLD = 900;

for (const [seed, { path, name }] of LISTS.entries()) {
  test(`a fast and aimless mouse in ${name} chooses what is under it or nothing`, async ({ page }) => {
    // two hundred presses, each with its questions to the page
    test.slow();
    await page.goto(path);
    await expect(page).toHaveURL(/customSku=/);
    await openSection(page, name);
    await noteAims(page);
    const next = random(seed + 1);
    const okay = page.getByRole('button', { name: 'Okay' });
    let list = await look(page, name);
    let picks = 0;
    for (let press = 0; press < 200; press += 1) {
      const top = Math.max(0, list.y + HEADING);
      const steps = 1 + Math.floor(next() * 3);
      await page.mouse.move(list.x + next() * list.width, top + next() * (Math.min(FOLD, list.bottom) - top), {
        steps,
      });
      await page.waitForTimeout(LIES[Math.floor(next() * LIES.length)] ?? 0);
      const before = await look(page, name);
      await page.mouse.down();
      await page.mouse.up();
      const after = await look(page, name);
      const added = after.chosen.filter((option) => before.free.includes(option));
      if (added.length > 0) {
        expect(added).toEqual([after.pressed]);
        picks += 1;
      }
      list = after;
      if (after.isRefused) {
        await okay.press('Enter');
        // the backdrop too: while it fades the mouse sees no row
        await expect(page.locator('body > [data-state]')).toHaveCount(0);
      }
    }
    expect(picks).toBeGreaterThan(10);
  });
}
