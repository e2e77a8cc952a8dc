import { expect, test } from './test';

test.use({ expectedErrors: [/status of 404/] });

const SCRIPTS = 'script[src^="/_next/static/chunks/"]:not([nomodule])';

test('the scripts of the page run once its first picture is on the screen', async ({ page }) => {
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/pictures/whole/**', (route) => isReleased.then(() => route.continue()));
  await page.goto('/tables', { waitUntil: 'domcontentloaded' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('link[data-run]')).not.toHaveCount(0);
  await expect(page.locator(SCRIPTS)).toHaveCount(0);
  release();
  await expect(page.locator(SCRIPTS)).not.toHaveCount(0);
  await expect(page).toHaveURL(/customSku=/);
  const sources = await page.locator(SCRIPTS).evaluateAll((all) => all.map((each) => each.getAttribute('src')));
  expect(sources).toEqual([...new Set(sources)]);
});

test('a hand that comes before a slow picture does not wait for it', async ({ page }) => {
  // never answered
  await page.route('**/pictures/whole/**', () => {});
  await page.goto('/tables', { waitUntil: 'domcontentloaded' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator(SCRIPTS)).toHaveCount(0);
  await page.keyboard.press('Shift');
  await expect(page).toHaveURL(/customSku=/);
});

test('a page whose first picture fails comes to life all the same', async ({ page }) => {
  await page.route('**/pictures/whole/**', (route) => route.fulfill({ status: 404 }));
  await page.goto('/tables');
  await expect(page).toHaveURL(/customSku=/);
  await expect(page.locator('figure img[data-layer="Top"]')).toBeVisible();
});
