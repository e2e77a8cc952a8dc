import type { Page } from '@playwright/test';
import { expectNoSidewaysScroll } from './axe';
import { expect, openSection, test } from './test';

/** At the thumb, below everything. */
const total = (page: Page) => page.locator('.bottom-bar > div p');

const PAGES = ['/tables', '/bedrooms', '/dining', '/office', '/living', '/bath', '/styles', '/WebAccount/Login'];

/** Words that reach over the side of the window, or that their own box cuts without an ellipsis to say so. */
const cutWords = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const texts = [...document.querySelectorAll<HTMLElement>('body *')].filter(
      (element) =>
        [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim()) &&
        element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
        !element.closest('.sr-only, .skip-link, [class*="sr-only"]'),
    );
    const isCut = (element: HTMLElement) => {
      const { left, right, width } = element.getBoundingClientRect();
      const { overflowX, textOverflow } = getComputedStyle(element);
      const isClipped =
        overflowX !== 'visible' && textOverflow !== 'ellipsis' && element.scrollWidth > element.clientWidth + 1;
      return width > 0 && (left < -1 || right > window.innerWidth + 1 || isClipped);
    };
    return texts.filter(isCut).map((element) => element.textContent?.slice(0, 60) ?? '');
  });

async function expectWhole(page: Page, where: string): Promise<void> {
  await expectNoSidewaysScroll(page, where);
  expect(await cutWords(page), where).toEqual([]);
}

test.describe('At 400 %, where 1280 pixels are 320', () => {
  test.use({ viewport: { width: 320, height: 256 } });
  for (const path of PAGES)
    test(`${path} needs no sideways scroll and cuts nothing`, async ({ page }) => {
      await page.goto(path);
      await expectWhole(page, path);
    });

  test('every section can be read and picked from, with the total in sight', async ({ page }) => {
    await page.goto('/tables');
    const wood = await openSection(page, 'Wood');
    await expectWhole(page, 'Wood');
    await wood.getByRole('radio', { name: /^Walnut/ }).click();
    await expect(total(page)).toBeInViewport({ ratio: 1 });
    // Half of the window is left for the list.
    const bar = await page.locator('.bottom-bar').boundingBox();
    expect(bar?.height).toBeLessThan(128);
  });
});

test.describe('With text of twice the size on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });
  for (const path of PAGES)
    test(`${path} needs no sideways scroll and cuts nothing`, async ({ page }) => {
      await page.goto(path);
      // The policy takes no style sheet from outside, not even a test's.
      await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%', 'important'));
      await expectWhole(page, path);
      if ((await total(page).count()) > 0) await expect(total(page)).toBeInViewport({ ratio: 1 });
    });
});

test.describe('In forced colours', () => {
  test.use({ viewport: { width: 1440, height: 900 } });
  test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: 'active' }));

  test('selection, focus and refusal are told apart', async ({ page }) => {
    await page.goto('/tables');
    await (await openSection(page, 'Table Height')).getByRole('radio', { name: /^Bar Height/ }).click();
    const leg = await openSection(page, 'Leg');
    const chosen = leg.locator('[data-choice="on"]');
    const other = leg.locator('[data-choice="off"]:not([aria-disabled])').first();
    const refused = leg.getByRole('radio', { name: /^Cabriole/ });
    const border = (of: typeof chosen) =>
      of.evaluate(
        (element) => getComputedStyle(element, '::after').borderTopWidth + getComputedStyle(element, '::after').content,
      );
    expect(await border(chosen)).toBe('3px""');
    expect(await border(other)).not.toBe('3px""');
    // By key, so that the focus is one to be seen.
    await leg.getByRole('button').first().focus();
    await page.keyboard.press('Tab');
    await expect(chosen).toBeFocused();
    await expect(chosen).toHaveCSS('outline-style', 'solid');
    await expect(chosen).toHaveCSS('outline-offset', '2px');
    await expect(refused.getByText('i', { exact: true })).toHaveCSS('border-top-width', '1px');
    await expect(refused).toContainText('Not with Bar Height');
  });
});
