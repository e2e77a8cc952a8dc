import type { Locator, Page } from '@playwright/test';
import { expect, skuOf, test } from './test';

const STYLES = ['harvest-leg', 'orchard-pedestal'];

/** Options of the open step, flyouts' included, in the order they stand. */
const optionsOf = (section: Locator) => section.locator('[role="radio"], [data-flyout-opener], button[aria-pressed]');

for (const style of STYLES) {
  test(`every part of every section of ${style} can be picked or says why not`, async ({ page }) => {
    test.slow();
    await page.goto(`/tables/${style}`);
    await expect(page).toHaveURL(/customSku=/);
    const names = await page
      .locator('[data-section]')
      .evaluateAll((all) => all.map((each) => each.getAttribute('data-section') ?? ''));
    expect(names.length).toBeGreaterThan(9);
    let picked = 0;
    for (const name of names) {
      const section = page.locator(`[data-section="${name}"]`);
      if ((await section.count()) === 0) continue; // the stain list of a wood that has been changed since
      const header = section.locator('h3 button').first();
      if ((await header.getAttribute('aria-expanded')) !== 'true') await header.click();
      const count = await optionsOf(section).count();
      for (let index = 0; index < count; index += 1) {
        const option = optionsOf(section).nth(index);
        if (!(await option.isVisible())) continue;
        picked += await pickOne(page, option);
      }
    }
    expect(picked).toBeGreaterThan(30);
  });
}

/** Picks one option; 1 when the address followed, 0 when it was chosen already, only opened a flyout or was refused. */
async function pickOne(page: Page, option: Locator): Promise<number> {
  const before = skuOf(page);
  const isRefused = (await option.getAttribute('aria-disabled')) === 'true';
  await option.click({ force: true });
  if (isRefused) {
    await expect(page.getByText(/is not available|only available/).last()).toBeVisible();
    await page.getByRole('button', { name: 'Okay' }).click();
    await expect(page.getByRole('button', { name: 'Okay' })).toBeHidden();
    expect(skuOf(page)).toBe(before);
    return 0;
  }
  await expect(page.locator('figure[aria-busy="true"]')).toHaveCount(0);
  await expect(page.locator('figure').getByText(/could not be loaded|not made yet/)).toHaveCount(0);
  const after = skuOf(page);
  await expect(page.getByTestId('custom-sku').first()).toHaveText(after);
  return after === before ? 0 : 1;
}
