import type { Locator, Page } from '@playwright/test';
import { expect, openSection, skuOf, test } from './test';

/** Arrows through a list until one of it has the focus. */
async function reach(page: Page, item: Locator): Promise<void> {
  for (let step = 0; step < 60; step += 1) {
    if (await item.evaluate((node) => node === document.activeElement)) return;
    await page.keyboard.press('ArrowDown');
  }
  await expect(item).toBeFocused();
}

/** Picks a part by keys alone; in a flyout `row` is what it stands under. */
async function pickByKeys(page: Page, section: string, part: RegExp, row?: RegExp): Promise<void> {
  const header = page.getByRole('button', { name: new RegExp(`^${section}`) }).first();
  await header.focus();
  if ((await header.getAttribute('aria-expanded')) !== 'true') await page.keyboard.press('Enter');
  const list = page.locator('[data-section]', { has: header });
  const isInList = () => page.evaluate(() => document.activeElement?.matches('[role=radio], [data-flyout-opener]'));
  // above the stains stands the check box of two-tone
  for (let step = 0; step < 4 && !(await isInList()); step += 1) await page.keyboard.press('Tab');
  if (row) {
    const opener = list.locator('[data-flyout-opener]').filter({ hasText: row });
    await reach(page, opener);
    await page.keyboard.press('ArrowRight');
  }
  await reach(page, list.getByRole('radio', { name: part }).first());
  await page.keyboard.press('Enter');
}

/** Harvest Leg as it starts, but for a boat shape, whose curve breaks the steps of a waterfall edge. */
const BOAT_WITH_WATERFALL = 'LT4272S-L0130-CH-113-BO-E6-F0-20';

const popup = (page: Page) => page.getByRole('dialog');

/** Takes the first way out by keys: it stands before Okay, which has the focus. */
async function takeFirstWay(page: Page): Promise<string> {
  const first = popup(page).getByRole('list').getByRole('button').first();
  await expect(first).toBeVisible();
  await expect(popup(page).getByRole('button', { name: 'Okay' })).toBeFocused();
  const ways = await popup(page).getByRole('list').getByRole('button').count();
  for (let step = 0; step < ways; step += 1) await page.keyboard.press('Shift+Tab');
  await expect(first).toBeFocused();
  const words = (await first.textContent()) ?? '';
  await page.keyboard.press('Enter');
  await expect(popup(page)).toBeHidden();
  return words;
}

async function skuWhenReady(page: Page): Promise<string> {
  await expect.poll(() => skuOf(page)).not.toBe('');
  return skuOf(page);
}

const noConflict = async (page: Page) => {
  await expect(page.getByText(/^Restricted/)).toHaveCount(0);
  await expect(page.getByTestId('total').first()).toHaveText(/^\$/);
};

async function undoByKeys(page: Page, sku: string): Promise<void> {
  await page.keyboard.press('Control+z');
  await expect.poll(() => skuOf(page)).toBe(sku);
}

test.describe('one tap, by keys alone, solves', () => {
  test('a vanity with a vessel bowl, and a tall faucet after it', async ({ page }) => {
    await page.goto('/bath/inset-vanity');
    const sku = await skuWhenReady(page);
    await pickByKeys(page, 'Sink & Faucet', /^Vessel Bowl/, /^Sink/);
    await expect(popup(page)).toContainText('Vessel Bowl Sink');
    await takeFirstWay(page);
    await expect.poll(() => skuOf(page)).not.toBe(sku);
    await noConflict(page);
    const fittings = await openSection(page, 'Sink & Faucet');
    const isChosen = (name: RegExp) =>
      expect(fittings.getByRole('radio', { name, includeHidden: true })).toHaveAttribute('aria-checked', 'true');
    await isChosen(/^Vessel Bowl/);
    const withBowl = skuOf(page);
    await pickByKeys(page, 'Sink & Faucet', /^Tall Single Hole/, /^Faucet/);
    await isChosen(/^Tall Single Hole/);
    await isChosen(/^Vessel Bowl/);
    await noConflict(page);
    if (skuOf(page) !== withBowl) await undoByKeys(page, withBowl);
    await undoByKeys(page, sku);
  });

  test('a vanity with a tall faucet, whose bowl comes with it', async ({ page }) => {
    await page.goto('/bath/inset-vanity');
    const sku = await skuWhenReady(page);
    await pickByKeys(page, 'Sink & Faucet', /^Tall Single Hole/, /^Faucet/);
    await expect(popup(page)).toContainText('Tall Single Hole Faucet');
    await takeFirstWay(page);
    await expect.poll(() => skuOf(page)).not.toBe(sku);
    await noConflict(page);
    await undoByKeys(page, sku);
  });

  test('a table in black on soft maple', async ({ page }) => {
    await page.goto('/tables/harvest-leg');
    await skuWhenReady(page);
    await pickByKeys(page, 'Wood', /^Soft Maple/);
    await expect(page).toHaveURL(/-SM-/);
    const sku = skuOf(page);
    await pickByKeys(page, 'Stain', /^Black/);
    await expect(popup(page)).toContainText('Black Stain is only available as a Bottom Stain for Soft Maple Tables');
    const words = await takeFirstWay(page);
    expect(words).toContain('Wood');
    await expect.poll(() => skuOf(page)).not.toBe(sku);
    await noConflict(page);
    await undoByKeys(page, sku);
  });

  test('a link that has become restricted', async ({ page }) => {
    await page.goto(`/tables/harvest-leg?customSku=${BOAT_WITH_WATERFALL}`);
    await expect(popup(page)).toContainText('This design can no longer be ordered as it is.');
    await takeFirstWay(page);
    await noConflict(page);
    await undoByKeys(page, BOAT_WITH_WATERFALL);
  });

  test('a restricted sku that somebody types', async ({ page }) => {
    await page.goto('/tables/harvest-leg');
    const sku = await skuWhenReady(page);
    const field = page.getByRole('textbox', { name: /custom sku/i }).first();
    await field.focus();
    await page.keyboard.insertText(BOAT_WITH_WATERFALL);
    await page.keyboard.press('Enter');
    await expect(popup(page)).toContainText('Boat Top Shape with Waterfall Edge is not available.');
    expect(skuOf(page)).toBe(BOAT_WITH_WATERFALL);
    await takeFirstWay(page);
    await noConflict(page);
    await page.getByRole('button', { name: 'Undo' }).first().focus();
    await undoByKeys(page, BOAT_WITH_WATERFALL);
    await undoByKeys(page, sku);
  });
});
