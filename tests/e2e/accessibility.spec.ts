import { check, expectNoSidewaysScroll } from './axe';
import { expect, openSection, test } from './test';

const SIZES = [
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
  { width: 1440, height: 900 },
];

for (const viewport of SIZES) {
  test.describe(`at ${viewport.width} pixels`, () => {
    test.use({ viewport });

    test('axe finds nothing on the page, in any section or in a dialog', async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto('/tables');
      await expect(page).toHaveURL(/customSku=/);
      await check(page, 'page');
      for (const name of [
        'Size',
        'Top Shape',
        'Stain',
        'Sheen',
        'Surface Treatment',
        'Table Options',
        'Leaf Options',
      ]) {
        const section = await openSection(page, name);
        const flyout = section.locator('[data-flyout-opener]').first();
        if ((await flyout.count()) > 0) await flyout.click();
        await check(page, name);
      }
      await page.getByRole('button', { name: 'Expand image' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await check(page, 'lightbox');
    });

    test('a skip link leads to the choices', async ({ page }) => {
      await page.goto('/tables');
      await expect(page).toHaveURL(/customSku=/);
      await page.keyboard.press('Tab');
      const skip = page.getByRole('link', { name: 'Skip to the choices' });
      await expect(skip).toBeFocused();
      await expect(skip).toBeInViewport({ ratio: 1 });
      await page.keyboard.press('Enter');
      await expect(page.getByRole('region', { name: 'Your choices' })).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(page.locator('[data-section] h3 button').first()).toBeFocused();
    });

    test('a flyout covers no row and its rows are large enough for a finger', async ({ page }) => {
      await page.goto('/bath');
      await expect(page).toHaveURL(/customSku=/);
      const section = await openSection(page, 'Sink & Faucet');
      for (const opener of await section.locator('[data-flyout-opener]').all()) await opener.click();
      const rows = (await section.locator('[role="radio"], [data-flyout-opener]').all()).map((row) =>
        row.boundingBox(),
      );
      const boxes = (await Promise.all(rows)).filter((box) => box !== null);
      expect(boxes.length).toBeGreaterThan(15);
      boxes.forEach((box, index) => {
        expect(box.height).toBeGreaterThanOrEqual(44);
        const above = boxes[index - 1];
        if (above) expect(box.y).toBeGreaterThanOrEqual(above.y + above.height);
      });
    });

    test('nothing scrolls sideways', async ({ page }) => {
      await page.goto('/tables');
      await expect(page).toHaveURL(/customSku=/);
      await expectNoSidewaysScroll(page, 'the page');
    });
  });
}
