import AxeBuilder from '@axe-core/playwright';
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
      const check = async (where: string) => {
        const { violations } = await new AxeBuilder({ page }).analyze();
        expect(violations.map(({ id, nodes }) => ({ where, id, nodes: nodes.map((node) => node.html) }))).toEqual([]);
      };
      await check('page');
      for (const name of ['Top Shape', 'Stain', 'Sheen', 'Surface Treatment', 'Table Options', 'Leaf Options']) {
        await openSection(page, name);
        await check(name);
      }
      await page.getByRole('button', { name: 'Expand image' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await check('lightbox');
    });

    test('nothing scrolls sideways', async ({ page }) => {
      await page.goto('/tables');
      await expect(page).toHaveURL(/customSku=/);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(
        0,
      );
    });
  });
}
