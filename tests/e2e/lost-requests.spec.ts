import type { Page } from '@playwright/test';
import { expect, layer, openSection, test } from './test';

test.use({ expectedErrors: [/Failed to load (?:resource|chunk)|ChunkLoadError|net::ERR|could not be loaded|failed/] });

const isChunk = (url: URL) => url.pathname.startsWith('/_next/static/chunks/');
const total = (page: Page) => page.getByTestId('total').first();
const notes = (page: Page) => page.getByRole('alert').filter({ hasText: 'could not be loaded' });

/** What a visitor does that needs more than the page came with. */
const STEPS: readonly { readonly act: (page: Page) => Promise<void>; readonly seen: (page: Page) => Promise<void> }[] =
  [
    {
      act: (page) => page.getByRole('button', { name: 'Expand image' }).click(),
      seen: (page) => expect(page.getByRole('dialog', { name: /as configured/ })).toBeVisible(),
    },
    {
      act: (page) => page.getByRole('button', { name: 'E-mail this design' }).click(),
      seen: (page) => expect(page.getByRole('dialog').getByLabel('Customer Name')).toBeVisible(),
    },
    {
      act: async (page) => {
        const wood = await openSection(page, 'Wood');
        await wood.getByRole('radio', { name: /^Walnut/ }).click();
      },
      seen: (page) => expect(layer(page, 'Top')).toHaveAttribute('src', /\/wa-/),
    },
  ];

async function chunksOf(page: Page, act: () => Promise<void>): Promise<readonly string[]> {
  const asked = new Set<string>();
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (isChunk(url)) asked.add(url.pathname);
  });
  await act();
  await page.waitForLoadState('networkidle');
  return [...asked];
}

/** Denies one file, as a network does that is away, until the page hears that it is back. */
async function deny(page: Page, pathname: string): Promise<() => Promise<void>> {
  const isDenied = (url: URL) => url.pathname === pathname;
  await page.route(isDenied, (route) => route.abort());
  return async () => {
    await page.unroute(isDenied);
    // It may have found out by itself, and be loading again.
    await page.evaluate(() => window.dispatchEvent(new Event('online'))).catch(() => undefined);
  };
}

test('a page that lost any one of its own files can be read, says so, and mends itself', async ({ page, context }) => {
  await page.goto('/tables');
  const own = page.locator('script[src*="/_next/static/chunks/"]:not([nomodule])');
  const html = await (await page.request.get('/tables')).text();
  const sources = await own.evaluateAll((all) => all.map((each) => each.getAttribute('src') ?? ''));
  // What has been loaded since does not stand in the document as it came.
  const files = sources.filter((source) => html.includes(`src="${source}"`));
  const price = await total(page).textContent();
  expect(files.length).toBeGreaterThan(5);
  for (const file of files)
    await test.step(file, async () => {
      const other = await context.newPage();
      const allow = await deny(other, file);
      await other.goto('/tables');
      await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(total(other)).toHaveText(price ?? '');
      await expect(notes(other)).toBeVisible();
      await allow();
      await expect(async () => {
        await other.getByRole('button', { name: 'Expand image' }).click({ timeout: 5_000 });
        await expect(other.getByRole('dialog')).toBeVisible({ timeout: 5_000 });
      }).toPass();
      await expect(notes(other)).toHaveCount(0);
      await other.close();
    });
});

test('each file that loads later fails alone, says so, and comes once the network is back', async ({
  page,
  context,
}) => {
  const known = new Set(await chunksOf(page, async () => void (await page.goto('/tables'))));
  let later = 0;
  let said = 0;
  for (const { act, seen } of STEPS) {
    const asked = await chunksOf(page, async () => {
      await act(page);
      await seen(page);
    });
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    const files = asked.filter((file) => !known.has(file));
    for (const file of files) {
      known.add(file);
      later += 1;
      await test.step(file, async () => {
        const other = await context.newPage();
        const allow = await deny(other, file);
        await other.goto('/tables');
        await expect(other).toHaveURL(/customSku=/);
        await act(other);
        // A file that was only loaded ahead is missed by nobody.
        const note = notes(other).or(other.getByText('Trying again.')).first();
        await Promise.race([seen(other), note.waitFor()]);
        if (await note.isVisible()) said += 1;
        await expect(other.getByRole('heading', { level: 1, includeHidden: true })).toHaveCount(1);
        await allow();
        await seen(other);
        await other.close();
      });
    }
  }
  expect(later).toBeGreaterThan(3);
  // Lightbox, mail dialog, and what a pick asks with.
  expect(said).toBeGreaterThan(2);
});

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
