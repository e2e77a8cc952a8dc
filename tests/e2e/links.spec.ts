import AxeBuilder from '@axe-core/playwright';
import { seededRandom } from '@/lib/domain/random-walk';
import { randomLinks } from '@/scripts/links/links';
import { reopen } from '@/scripts/links/reopen';
import { expect, openSection, skuOf, test } from './test';

/** Cabriole legs are not made at bar height. */
const RESTRICTED = '/tables?customSku=LT4272S-L0842-CH-113-RE-E1-F0-20';
const WALNUT = 'LT4272S-L0130-WA-100-RE-E1-F0-20';

test.describe('a link', () => {
  test('of every style reopens with the same configuration and total', async ({ baseURL }) => {
    test.slow();
    for (const link of randomLinks(42, seededRandom(7))) {
      expect((await reopen(baseURL ?? '', link)).defects, link.path).toEqual([]);
    }
  });

  test('that was copied opens in a clean browser as it was made', async ({ page, context, browser }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto('/office/registrar-desk?utm_source=letter');
    await (await openSection(page, 'Wood')).getByRole('radio', { name: /^Walnut/ }).click();
    await expect(page).toHaveURL(/-WA-/);
    const total = page.getByTestId('total').first();
    await expect(total).not.toHaveClass(/text-soft/);
    await page.getByRole('button', { name: 'Copy link' }).click();
    await expect(page.getByRole('button', { name: 'Link copied' })).toBeVisible();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link).toMatch(/\/office\/registrar-desk\?customSku=[\w-]+$/);
    const stranger = await (await browser.newContext()).newPage();
    await stranger.goto(link);
    await expect(stranger.getByTestId('total').first()).toHaveText((await total.textContent()) ?? '');
    await expect(stranger.getByTestId('custom-sku').first()).toHaveText(skuOf(page));
    await stranger.context().close();
  });

  test('in the history opens its own style at its own address, without a pick before', async ({ page }) => {
    await page.goto('/tables/harvest-leg');
    await expect(page).toHaveURL(/\/tables\/harvest-leg\?customSku=LT/);
    const first = page.url();
    const heading = page.getByRole('heading', { level: 1 });
    const name = (await heading.textContent()) ?? '';
    await page.getByRole('button', { name: 'Styles of Tables' }).click();
    await page.getByRole('link', { name: /^Butterfly Console/ }).click();
    await expect(page).toHaveURL(/\/tables\/butterfly-console\?customSku=BC-/);
    await expect(heading).toContainText('Butterfly Console');
    const second = page.url();
    await page.goBack();
    await expect(heading).toHaveText(name);
    await expect(page.getByTestId('custom-sku').first()).toHaveText(/^LT/);
    expect(page.url()).toBe(first);
    await page.goForward();
    await expect(heading).toContainText('Butterfly Console');
    expect(page.url()).toBe(second);
  });

  test('goes to the share sheet where there is one', async ({ page }) => {
    await page.addInitScript(() => {
      const share = async (data: ShareData) => document.body.setAttribute('data-shared', data.url ?? '');
      Object.defineProperty(navigator, 'share', { value: share });
    });
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto(`/tables/harvest-leg?customSku=${WALNUT}`);
    await page.getByText('Notes, delivery and sharing').click();
    await page.getByRole('button', { name: 'Share' }).click();
    await expect(page.locator('body')).toHaveAttribute(
      'data-shared',
      new RegExp(`/harvest-leg\\?customSku=${WALNUT}$`),
    );
    expect((await new AxeBuilder({ page }).include('main').analyze()).violations).toEqual([]);
  });

  test('to what has become restricted says so, and why', async ({ page }) => {
    await page.goto(RESTRICTED);
    const popup = page.getByRole('dialog').or(page.getByRole('alertdialog'));
    await expect(popup).toContainText('This design can no longer be ordered as it is.');
    await expect(popup).toContainText('The combination of Cabriole Leg with Bar Height 42" Table Height');
    await page.getByRole('button', { name: 'Okay' }).click();
    await expect(page.getByTestId('total').first()).toHaveText('See associate for price');
    await expect(page.getByText('Restricted: not all of these parts go together.')).toBeVisible();
    await expect(page.getByText('Restricted: Bar Height 42" Table Height').first()).toBeVisible();
    await (await openSection(page, 'Leg')).getByRole('radio', { name: /^Classic Turned/ }).click();
    await expect(page.getByText('Restricted: not all of these parts go together.')).toBeHidden();
    await expect(page.getByTestId('total').first()).toHaveText(/^\$/);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a restricted link says so all the same', async ({ page }) => {
    await page.goto(RESTRICTED);
    await expect(page.getByText('Restricted: not all of these parts go together.')).toBeVisible();
  });
});
