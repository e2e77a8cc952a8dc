import AxeBuilder from '@axe-core/playwright';
import type { APIRequestContext, Page } from '@playwright/test';
import {
  ADMIN,
  ADMIN_SCREENS,
  dealerScreen,
  draftScreen,
  findingsScreen,
  rehearsalScreen,
  reportScreen,
  stainsScreen,
  tierTable,
} from '@/lib/contracts/admin/desk';
import { signIn, totalOf } from './dealers';
import { expect, test } from './test';

const ADMINISTRATOR = 'admin@example.com';
/** No other file of tests looks at its price. */
const STYLE = 'bath/driftline-floating-vanity';
const SIZES = [
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
  { width: 1440, height: 900 },
];

const table = (draft: string): string => `${draftScreen(draft)}/prices?table=${encodeURIComponent(STYLE)}`;

/** Every screen of the desk, those of a draft too. */
const screens = (draft: string): readonly string[] => [
  ADMIN,
  ...Object.values(ADMIN_SCREENS),
  `${ADMIN_SCREENS.versions}?from=1&to=1`,
  dealerScreen(1),
  draftScreen(draft),
  table(draft),
  `${draftScreen(draft)}/prices?table=${encodeURIComponent(tierTable('E'))}`,
  `${draftScreen(draft)}/parts`,
  stainsScreen(draft),
  findingsScreen(draft),
  rehearsalScreen(draft),
  reportScreen(draft),
  `${draftScreen(draft)}/style?style=${encodeURIComponent(STYLE)}`,
];

async function beginDraft(request: APIRequestContext, token: string): Promise<string> {
  const answer = await request.post('/api/Admin/CreateDraft', {
    headers: { authorization: `Bearer ${token}` },
    data: { Name: 'For looking at' },
  });
  expect(answer.status()).toBe(200);
  const { Id } = await answer.json();
  return String(Id);
}

test('whoever is no catalogue administrator gets 403 on every address of the desk', async ({ browser, baseURL }) => {
  const draft = crypto.randomUUID();
  for (const email of [null, 'dealer@example.com', 'super@example.com']) {
    const context = await browser.newContext({ baseURL });
    if (email !== null) await signIn(context, email);
    for (const path of [...screens(draft), `${ADMIN}/no-such-screen`]) {
      const answer = await context.request.get(path, { maxRedirects: 0 });
      expect([email, path, answer.status()]).toEqual([email, path, 403]);
      expect(answer.headers()).toMatchObject({ 'x-robots-tag': 'noindex', 'cache-control': 'no-store' });
      expect(await answer.text()).not.toMatch(/<table|aria-label="Desk"/);
    }
    await context.close();
  }
});

/** The style's price, from a page that is loaded anew until it shows what is wanted. */
async function priceOf(page: Page, isWanted: (total: number) => boolean): Promise<number> {
  let total = 0;
  await expect
    .poll(async () => {
      await page.goto(`/${STYLE}`);
      total = await totalOf(page);
      return isWanted(total);
    })
    .toBe(true);
  return total;
}

test('by keyboard alone prices are raised by 4 %, published and brought back', async ({ page, context }) => {
  await signIn(context, ADMINISTRATOR);
  const before = await priceOf(page, (total) => total > 0);

  await page.goto(ADMIN_SCREENS.drafts);
  await expect(page.getByRole('button', { name: 'Begin a draft' })).toBeEnabled();
  await page.getByLabel('Name').focus();
  await page.keyboard.type('Spring prices');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Spring prices' })).toBeVisible();
  const draft = page.url().split('/').at(-1) ?? '';

  await page.goto(table(draft));
  const grid = page.getByRole('grid');
  await grid.focus();
  await page.keyboard.press('Control+a');
  await expect(page.getByText(/^[2-9]\d+ cells selected, 0 changed/)).toBeVisible();
  await page.getByLabel('Change by %').focus();
  await page.keyboard.type('4');
  await page.keyboard.press('Enter');
  await expect(page.getByText('All saved in the draft.')).toBeVisible();
  await expect(grid.locator('del').first()).toBeVisible();

  await grid.focus();
  await page.keyboard.press('Control+z');
  await expect(page.getByText(/, 0 changed\./)).toBeVisible();
  await page.keyboard.press('Control+y');
  await expect(page.getByText('All saved in the draft.')).toBeVisible();

  await page.goto(draftScreen(draft));
  await page.getByLabel('Note').focus();
  await page.keyboard.type('Wood is dearer');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^It is published\. All drafts/)).toBeFocused();

  const after = await priceOf(page, (total) => total > before);
  // Every price by 4 %, rounded to whole dollars of wholesale.
  expect(Math.abs(after / before - 1.04)).toBeLessThan(0.005);

  await page.goto(ADMIN_SCREENS.versions);
  await expect(page.getByText('Wood is dearer').first()).toBeVisible();
  await page
    .getByRole('button', { name: /^Bring back version/ })
    .first()
    .focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(/is live again/)).toBeVisible();
  expect(await priceOf(page, (total) => total > 0 && total < after)).toBe(before);

  await page.goto(ADMIN_SCREENS.audit);
  await expect(page.getByRole('cell', { name: ADMINISTRATOR }).first()).toBeVisible();
});

for (const viewport of SIZES) {
  test.describe(`at ${viewport.width} pixels`, () => {
    test.use({ viewport });

    test('axe finds nothing on the desk, and nothing scrolls sideways', async ({ page, context }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const draft = await beginDraft(context.request, await signIn(context, ADMINISTRATOR));
      for (const path of screens(draft)) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        const { violations } = await new AxeBuilder({ page }).analyze();
        expect(violations.map(({ id, nodes }) => ({ path, id, nodes: nodes.map((node) => node.html) }))).toEqual([]);
        const sideways = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        expect([path, sideways]).toEqual([path, Math.min(sideways, 0)]);
      }
    });
  });
}
