import { expect, skuOf, test } from './test';

/** The categories beside tables, each opened at its default style (specification §2.1). */
const CATEGORIES = ['bedrooms', 'dining', 'office', 'living', 'bath'];

for (const route of CATEGORIES) {
  test(`a piece of /${route} is configured, priced and kept in the address`, async ({ page }) => {
    await page.goto(`/${route}`);
    await expect(page).toHaveURL(/customSku=/);
    const start = skuOf(page);
    await expect(page.getByTestId('total').first()).toHaveText(/^\$[1-9][\d,]*$/);

    const wood = page.locator('[data-section="wood"]');
    await wood.locator('h3 button').first().click();
    const answer = page.waitForResponse(/\/api\/Get(?!Option)\w+Prices$/);
    await wood.locator('[role="radio"]:not([aria-disabled="true"]):not([aria-checked="true"])').first().click();
    await expect.poll(() => skuOf(page)).not.toBe(start);
    const { Total } = await (await answer).json();
    const priced = `$${Total.toLocaleString('en-US')}`;
    await expect(page.getByTestId('total').first()).toHaveText(priced);
    const chosen = skuOf(page);
    await expect(page.getByTestId('custom-sku').first()).toHaveText(chosen);

    await page.reload();
    await expect(page.getByTestId('custom-sku').first()).toHaveText(chosen);
    await expect(page.getByTestId('total').first()).toHaveText(priced);
  });
}

test('a cabinet says where its two stains go, in price, sku and summary', async ({ page }) => {
  await page.goto('/dining');
  await expect(page).toHaveURL(/customSku=/);
  const stain = page.locator('[data-section^="stain"]');
  await stain.locator('h3 button').first().click();
  await stain.getByRole('checkbox', { name: /2-tone/ }).check();
  await stain.getByRole('radio', { name: 'Base, drawers and doors' }).check();
  await expect(page).toHaveURL(/-TT3$/);
  await expect(page.getByText('Stain 2').first()).toBeVisible();
  await expect(page.getByText(/Two-tone: \$/).first()).toBeVisible();
});

test('a panel in cloth brings its list of cloths', async ({ page }) => {
  await page.goto('/bedrooms/hollyhock-panel-bed');
  await expect(page).toHaveURL(/customSku=/);
  const cloths = page.locator('[data-section="fabric"]');
  await expect(cloths).toHaveCount(0);
  const panel = page.locator('[data-section="panel"]');
  await panel.locator('h3 button').first().click();
  await panel
    .getByRole('radio', { name: /Standard/ })
    .first()
    .click();
  await expect(cloths).toHaveCount(1);
});

test('on a phone a tower is shown without the empty sides of its picture, a table whole', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const picture = page.getByRole('img', { name: /as configured$/ }).first();
  await page.goto('/living/larkfield-bookcase');
  expect(await picture.boundingBox()).toMatchObject({ x: -97.5, width: 585 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await page.goto('/tables');
  expect(await picture.boundingBox()).toMatchObject({ x: 0, width: 390 });
});
