import type { Page } from '@playwright/test';
import { check } from './axe';
import { expect, openSection, skuOf, test } from './test';

test.use({ expectedErrors: [/net::ERR|Failed to load (?:resource|chunk)|failed/] });

const unfold = async (page: Page) => {
  const fold = page.getByRole('button', { name: 'Notes, delivery and sharing' });
  if (await fold.isVisible()) await fold.click();
};

/** A leg that the height has ruled out, its row in sight. */
async function refusedLeg(page: Page) {
  await (await openSection(page, 'Table Height')).getByRole('radio', { name: /^Bar Height/ }).click();
  await expect.poll(() => skuOf(page)).toMatch(/L0142/);
  return (await openSection(page, 'Leg')).getByRole('radio', { name: /^Cabriole/ });
}

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]) {
  test.describe(`axe finds nothing at ${viewport.width} pixels`, () => {
    test.use({ viewport });
    test.beforeEach(async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto('/tables');
      await expect(page).toHaveURL(/customSku=/);
    });

    test('in the reason of a refused part, which covers no row where there is room beside, and in its popup', async ({
      page,
    }) => {
      const leg = await refusedLeg(page);
      if (viewport.width < 600) await leg.focus();
      else await leg.hover();
      await page.keyboard.press('Shift');
      const reason = page.getByRole('tooltip');
      if (viewport.width > 600) {
        await expect(reason).toContainText('is not available.');
        await check(page, 'reason');
        const right = await leg.evaluate((row) => row.closest('[data-section]')?.getBoundingClientRect().right ?? 0);
        expect((await reason.boundingBox())?.x).toBeGreaterThanOrEqual(right);
        // A press on it leaves the focus where it is.
        await leg.focus();
        await reason.click();
        await expect(leg).toBeFocused();
      }
      await leg.click({ force: true });
      await expect(page.getByRole('dialog').getByRole('button', { name: 'Okay' })).toBeFocused();
      await check(page, 'refusal');
    });

    test('in the mail dialog with its errors', async ({ page }) => {
      await unfold(page);
      await page.getByRole('button', { name: 'E-mail this design' }).click();
      const dialog = page.getByRole('dialog', { name: 'E-mail this design' });
      await dialog.getByLabel('Customer Email').fill('nobody');
      await page.keyboard.press('Tab');
      await expect(dialog.locator('[aria-invalid="true"]').first()).toBeVisible();
      await check(page, 'mail with errors');
    });

    test('in what is kept, compared and measured', async ({ page }) => {
      await unfold(page);
      await page.getByRole('button', { name: 'Keep', exact: true }).click();
      await page.getByRole('button', { name: 'Compare 1' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await check(page, 'compare');
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await page.getByRole('button', { name: 'True size' }).first().click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await check(page, 'true size');
    });

    test('without a network, and after it', async ({ page, context }) => {
      const wood = await openSection(page, 'Wood');
      await context.setOffline(true);
      await wood.getByRole('radio', { name: /^Walnut/ }).click();
      await expect(page.getByText('Offline, trying again').first()).toBeVisible();
      await check(page, 'offline');
      await context.setOffline(false);
      await expect(page.getByText('Offline, trying again')).toHaveCount(0);
      await check(page, 'back again');
    });

    test('where whoever looks sees no price, on the page and in its summary', async ({ page }) => {
      // as a shop without a public markup answers
      await page.route('**/api/GetTablePrices', async (route) => {
        const answer = await route.fetch();
        await route.fulfill({ response: answer, json: { ...(await answer.json()), IsValid: false, Total: 0 } });
      });
      await (await openSection(page, 'Wood')).getByRole('radio', { name: /^Walnut/ }).click();
      await expect(page.getByTestId('total').first()).toHaveText('See associate for price');
      await check(page, 'no price');
      if (viewport.width > 600) return;
      await page.getByRole('link', { name: 'Summary' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await check(page, 'summary without a price');
    });

    test('in a bad sku, in the summary and in a design that is no longer made', async ({ page }) => {
      await page.goto('/tables?customSku=LT4272S-NONSENSE');
      await expect(page.getByRole('dialog')).toContainText('invalid sku');
      await check(page, 'invalid sku');
      await page.keyboard.press('Enter');
      if (viewport.width > 600) return;
      await page.getByRole('link', { name: 'Summary' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await check(page, 'summary sheet');
    });
  });
}
