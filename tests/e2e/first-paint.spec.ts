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

test('the scripts of the page are not asked for before its first picture has come', async ({ page }) => {
  await page.goto('/tables');
  await expect(page).toHaveURL(/customSku=/);
  // Now the picture is made, and comes at once.
  await page.goto('/tables');
  await expect(page).toHaveURL(/customSku=/);
  const { picture, scripts } = await page.evaluate(() => {
    const files = performance.getEntriesByType('resource').filter((each) => each instanceof PerformanceResourceTiming);
    const isScript = ({ name }: PerformanceEntry) => /\/_next\/static\/chunks\/.*\.js$/.test(name);
    return {
      picture: files.find(({ name }) => name.includes('/pictures/whole/'))?.responseEnd,
      scripts: files.filter(isScript).map(({ startTime }) => startTime),
    };
  });
  expect(scripts.length).toBeGreaterThan(5);
  expect(Math.min(...scripts)).toBeGreaterThanOrEqual(picture ?? Infinity);
});

test('a thumbnail that is painted before the first picture does not run them either', async ({ page }) => {
  // never answered
  await page.route('**/pictures/whole/**', () => {});
  await page.goto('/dining', { waitUntil: 'domcontentloaded' });
  await page.waitForFunction(() => {
    const image = document.querySelector('.thumbnail img');
    return image instanceof HTMLImageElement && image.complete && image.naturalWidth > 0;
  });
  await page.evaluate(async () => {
    for (let frame = 0; frame < 20; frame += 1) await new Promise(requestAnimationFrame);
  });
  await expect(page.locator(SCRIPTS)).toHaveCount(0);
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
