import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { check } from './axe';
import { expect, test, untilScripted } from './test';

/** The number of styles found; the spinner of a slow answer is a status too. */
const found = (page: Page) => page.getByRole('status').filter({ hasText: /^\d+ styles?$/ });
const cards = (page: Page) => page.getByRole('main').getByRole('article');
const filters = (page: Page) => page.getByRole('navigation', { name: 'Filters' });

test.describe('The showroom', () => {
  test('shows every style with picture and price, and finds by shape and seats', async ({ page }) => {
    await page.goto('/styles');
    await expect(cards(page)).toHaveCount(42);
    const first = cards(page).first();
    await expect(first).toContainText(/from \$\d,\d{3}/);
    await expect(first.locator('img')).toHaveJSProperty('complete', true);
    await filters(page)
      .getByRole('link', { name: /^Round\b/ })
      .click();
    await expect(page).toHaveURL(/\/styles\?shape=round$/);
    await filters(page).getByRole('link', { name: /^6\b/ }).click();
    await expect(page).toHaveURL(/\/styles\?seats=6&shape=round$/);
    await expect(found(page)).toHaveText('1 style');
    await expect(cards(page)).toContainText(['Orchard Pedestal Table']);

    await page.goBack();
    await expect(page).toHaveURL(/\/styles\?shape=round$/);
    await expect(filters(page).getByRole('link', { name: /^Round\b/ })).toHaveAttribute('aria-current', 'true');
    await page.getByRole('link', { name: 'Remove Round' }).click();
    await expect(found(page)).toHaveText('42 styles');
  });

  test('keeps the focus on the filter that was chosen by keyboard', async ({ page }) => {
    await page.goto('/styles');
    const bath = filters(page).getByRole('link', { name: /^Bath\b/ });
    await untilScripted(bath);
    await bath.focus();
    await page.keyboard.press('Enter');
    await expect(found(page)).toHaveText('6 styles');
    await expect(bath).toBeFocused();
  });

  test('sorts by price', async ({ page }) => {
    await page.goto('/styles?category=tables&sort=price');
    const prices = await cards(page).getByText(/^from/).allTextContents();
    const dollars = prices.map((text) => Number(text.replace(/\D/g, '')));
    expect(dollars).toHaveLength(9);
    expect(dollars).toEqual(dollars.toSorted((a, b) => a - b));
  });

  test('says honestly when nothing is left, and which wish to drop', async ({ page }) => {
    await page.goto('/styles?shape=round&category=bath');
    await expect(found(page)).toHaveText('0 styles');
    await page.getByRole('link', { name: /^Without Bath: 1 style/ }).click();
    await expect(cards(page)).toContainText(['Orchard Pedestal Table']);
  });

  test('works on a phone: the sheet stays open while one chooses', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/styles');
    await page.getByRole('button', { name: 'Filter' }).click();
    await expect(filters(page)).toBeVisible();
    await check(page, 'filters');
    await filters(page)
      .getByRole('link', { name: /^Office\b/ })
      .click();
    await expect(page).toHaveURL(/category=office/);
    await expect(filters(page)).toBeVisible();
    await check(page, 'filters with one chosen');
    await page.getByRole('button', { name: 'Show 6 styles' }).click();
    await expect(filters(page)).toBeHidden();
    await expect(cards(page)).toHaveCount(6);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });
    test('has pictures, prices and filters', async ({ page }) => {
      await page.goto('/styles');
      await filters(page)
        .getByRole('link', { name: /^Tables\b/ })
        .click();
      await expect(cards(page)).toHaveCount(9);
      await expect(cards(page).first()).toContainText(/from \$\d,\d{3}/);
      await page.goto('/tables');
      await page.getByRole('navigation', { name: 'Categories' }).getByRole('link', { name: 'All styles' }).click();
      await expect(cards(page)).toHaveCount(42);
    });
  });

  for (const [name, path, width] of [
    ['all styles', '/styles', 1440],
    ['a search', '/styles?shape=round&seats=6', 820],
    ['nothing found', '/styles?shape=round&category=bath', 390],
  ] as const) {
    test(`has nothing for axe to find: ${name}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
    });
  }
});

test.describe('The menus', () => {
  const categories = (page: Page) => page.getByRole('navigation', { name: 'Categories' });

  test('a name leads to its category, a resting mouse shows its styles', async ({ page }) => {
    await page.goto('/tables');
    const bedrooms = categories(page).getByRole('link', { name: 'Bedrooms', exact: true });
    await bedrooms.hover();
    const bed = categories(page).getByRole('link', { name: /^Hollyhock Panel Bed/ });
    await expect(bed).toContainText(/from \$\d,\d{3}/);
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
    await bedrooms.click();
    await expect(page).toHaveURL(/\/bedrooms$|\/bedrooms\?/);
    await expect(bed).toBeHidden();
  });

  test('a press on the button of a menu that the resting mouse has just opened leaves it open, the next closes it', async ({
    page,
  }) => {
    await page.goto('/tables');
    const button = categories(page).getByRole('button', { name: 'Styles of Bath' });
    await button.hover();
    const style = categories(page).getByRole('link', { name: /^Inset Vanity/ });
    await expect(style).toBeVisible();
    await button.click();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(style).toBeVisible();
    await button.click();
    await expect(style).toBeHidden();
  });

  test('open by keyboard, and Escape gives the focus back', async ({ page }) => {
    await page.goto('/tables');
    const button = categories(page).getByRole('button', { name: 'Styles of Bath' });
    await button.focus();
    await page.keyboard.press('Enter');
    const style = categories(page).getByRole('link', { name: /^Inset Vanity/ });
    await expect(style).toBeVisible();
    await style.focus();
    await page.keyboard.press('Escape');
    await expect(style).toBeHidden();
    await expect(button).toBeFocused();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  });

  test('a page has none of the styles of the menus in it, and asks for them when one opens', async ({
    page,
    request,
  }) => {
    const html = await (await request.get('/bath')).text();
    expect(html).not.toContain('harvest-leg');
    const asked: string[] = [];
    page.on('request', (each) => each.url().includes('/api/GetStyles') && asked.push(new URL(each.url()).search));
    await page.goto('/bath');
    expect(asked).toEqual([]);
    await categories(page).getByRole('button', { name: 'Styles of Tables' }).click();
    await categories(page)
      .getByRole('link', { name: /^Harvest Leg/ })
      .click();
    await expect(page).toHaveURL(/\/tables\/harvest-leg/);
    expect(asked).toEqual(['?category=tables']);
  });

  test('on a phone a category unfolds with pictures, and nothing is there for axe to find', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/tables');
    await page.getByRole('button', { name: 'Menu' }).click();
    const sheet = page.getByRole('navigation', { name: 'All categories' });
    await sheet.getByRole('button', { name: 'Styles of Dining' }).click();
    const buffet = sheet.getByRole('link', { name: /^Granary Buffet/ });
    await expect(buffet).toContainText(/from \$\d,\d{3}/);
    await expect(buffet.locator('img')).toBeVisible();
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
    await buffet.click();
    await expect(page).toHaveURL(/\/dining\/granary-buffet/);
    await expect(sheet).toBeHidden();
  });
});
