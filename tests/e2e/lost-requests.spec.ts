import type { Page } from '@playwright/test';
import { expect, layer, openSection, test } from './test';

test.use({ expectedErrors: [/Failed to load (?:resource|chunk)|ChunkLoadError|net::ERR|could not be loaded|failed/] });

const total = (page: Page) => page.getByTestId('total').first();

for (const call of ['/api/CreateTableImageNames', '/api/GetTablePrices'])
  test(`a pick comes to its price and picture though ${call} fails once`, async ({ page }) => {
    await page.goto('/tables');
    const before = await total(page).textContent();
    await page.route(`**${call}`, (route) => route.abort(), { times: 1 });
    const wood = await openSection(page, 'Wood');
    await wood.getByRole('radio', { name: /^Walnut/ }).click();
    await expect(layer(page, 'Top')).toHaveAttribute('src', /\/wa-/);
    await expect(total(page)).not.toHaveText(before ?? '');
    await expect(page.getByText(/trying again/i)).toHaveCount(0);
  });

for (const key of ['shadow', 'leg', 'apron', 'top'])
  test(`the picture stays whole, and comes, though its ${key} fails once`, async ({ page }) => {
    await page.goto('/tables');
    await expect(layer(page, 'Top')).toBeVisible();
    const height = await openSection(page, 'Table Height');
    // What is loaded ahead of the pick is denied, too.
    await page.route(`**/images/table/${key}/**`, (route) => route.abort());
    await height.getByRole('radio').nth(1).click();
    await expect(page.getByText('The picture could not be loaded. Trying again.')).toBeVisible();
    await expect(layer(page, 'Top')).toHaveAttribute('src', /-30-/);
    await page.unroute(`**/images/table/${key}/**`);
    await expect(layer(page, 'Top')).toHaveAttribute('src', /-36-/);
    await expect(page.getByText('The picture could not be loaded.')).toHaveCount(0);
  });

test('layers stand in for a whole picture that does not come', async ({ page }) => {
  await page.route('**/pictures/whole/**', (route) => route.abort());
  await page.goto('/tables');
  await expect(layer(page, 'Top')).toBeVisible();
});

test('thumbnails that fail say so and come once the network is back', async ({ page }) => {
  await page.goto('/tables');
  await page.waitForLoadState('networkidle');
  await page.route('**/swatch/**', (route) => route.abort());
  const wood = await openSection(page, 'Wood');
  await expect(wood.getByText('Picture not loaded').first()).toBeVisible();
  await page.unroute('**/swatch/**');
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(wood.getByText('Picture not loaded')).toHaveCount(0);
  await expect(wood.locator('img').first()).toBeVisible();
});

test('a large picture that fails says so, and Retry brings it', async ({ page }) => {
  await page.goto('/tables');
  await expect(layer(page, 'Top')).toBeVisible();
  const isLargeTop = (url: URL) => url.pathname.includes('/table/top/') && url.search === '?w=1600';
  await page.route(isLargeTop, (route) => route.abort());
  await page.getByRole('button', { name: 'Expand image' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('The large picture could not be loaded.')).toBeVisible();
  await expect(dialog.locator('img[data-layer="Top"]')).toBeVisible();
  await page.unroute(isLargeTop);
  await dialog.getByRole('button', { name: 'Retry' }).click();
  await expect(dialog.locator('img[data-layer="Top"]')).toHaveAttribute('src', /\?w=1600$/);
  await expect(dialog.getByText('could not be loaded')).toHaveCount(0);
});

test('another category opened offline waits for the network, and the page stays', async ({ page, context }) => {
  await page.goto('/tables');
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await page.evaluate(() => document.querySelector<HTMLAnchorElement>('a[href="/bedrooms"]')?.click());
  await expect(page.getByText(/^Offline\. The page opens once/)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await context.setOffline(false);
  await expect(page).toHaveURL(/\/bedrooms/);
});
