import { expect, test } from './test';

test.describe('addresses', () => {
  for (const path of ['/', '/nonsense', '/tables-and-chairs/x/y/z', '/unknown/style']) {
    test(`${path} leads to tables`, async ({ page }) => {
      await page.goto(path);
      await expect(page).toHaveURL(/\/tables(\?|$)/);
    });
  }

  test('an unknown style leads to its category', async ({ request }) => {
    const response = await request.get('/tables/no-such-style', { maxRedirects: 0 });
    expect(response.status()).toBe(307);
    expect(response.headers().location).toMatch(/^\/tables(, \/tables)?$/);
  });

  test('a wrong address below a style leads to the category', async ({ request }) => {
    for (const path of ['/bath/x/y', '/bath/no-such-style/x?utm_source=letter']) {
      const response = await request.get(path, { maxRedirects: 0 });
      expect(response.status(), path).toBe(307);
      expect(response.headers().location, path).toMatch(/^\/bath(, \/bath)?$/);
    }
  });

  test('category routes and the sku are understood in any case', async ({ page }) => {
    await page.goto('/Tables/Butterfly-Console?utm_source=letter');
    await expect(page).toHaveURL(/\/tables\/butterfly-console\?utm_source=letter&customSku=BC-/);
    await page.goto('/TABLES?utm_source=letter&CUSTOMSKU=lt4272s–l0130–wa–100–re–e1–f0–20');
    await expect(page).toHaveURL(/\/tables\?customSku=LT4272S-L0130-WA-100-RE-E1-F0-20&utm_source=letter$/);
    await expect(page.getByTestId('custom-sku').first()).toHaveText('LT4272S-L0130-WA-100-RE-E1-F0-20');
  });

  test('a sku of another style leads to the route of its own', async ({ page }) => {
    await page.goto('/tables/butterfly-console?customSku=LT4272S-L0130-WA-100-RE-E1-F0-20');
    await expect(page).toHaveURL(/\/tables\/harvest-leg\?customSku=LT4272S-L0130-WA-100-RE-E1-F0-20$/);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Harvest');
  });

  test('an incomplete sku opens with the usual design for what it leaves out, and says so', async ({ page }) => {
    await page.goto('/tables?customSku=LT4272S-L0130-WA-100-RE-E1-F0');
    const popup = page.getByRole('dialog').or(page.getByRole('alertdialog'));
    await expect(popup).toContainText('Filled in from the usual design: Sheen.');
    await expect(page).toHaveURL(/customSku=LT4272S-L0130-WA-100-RE-E1-F0-\d+$/);
  });

  test('a sku of a table on another category route leads to its own with it', async ({ page }) => {
    await page.goto('/tables/butterfly-console');
    await expect(page).toHaveURL(/customSku=BC-/);
    const sku = new URL(page.url()).searchParams.get('customSku');
    await page.goto(`/bath?customSku=${sku}`);
    await expect(page).toHaveURL(new RegExp(`/tables/butterfly-console\\?customSku=${sku}`));
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Butterfly Console');
  });

  test('every category route answers', async ({ request }) => {
    for (const route of ['tables', 'bedrooms', 'dining', 'office', 'living', 'bath']) {
      expect((await request.get(`/${route}`)).status(), route).toBe(200);
    }
  });

  test('an unknown call is a JSON problem, never a page', async ({ request }) => {
    const response = await request.get('/api/NoSuchCall');
    expect(response.status()).toBe(404);
    expect(response.headers()['content-type']).toContain('application/problem+json');
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page shows picture, sections, summary and price of the address', async ({ page }) => {
    await page.goto('/tables');
    const defaultTotal = await page.getByTestId('total').first().textContent();
    const model = await (await page.request.get('/api/GetPage?catId=1&styleId=17')).json();
    const walnut = model.StylePage.ActiveStyle.Sections.find(
      (each: { Slot: string }) => each.Slot === 'Wood',
    ).Parts.find((part: { DisplayName: string }) => part.DisplayName === 'Walnut');
    expect(walnut.Sku).toBe('WA');
    await page.goto('/tables?customSku=LT4272S-L0130-WA-100-RE-E1-F0-20');
    const whole = page.locator('img[src^="/pictures/whole/LT4272S-L0130-WA-100-RE-E1-F0-20"]').first();
    await expect(whole).toHaveJSProperty('complete', true);
    await expect(whole).not.toHaveJSProperty('naturalWidth', 0);
    await expect(page.getByTestId('total').first()).toHaveText(/^\$[\d,]+$/);
    expect(await page.getByTestId('total').first().textContent()).not.toBe(defaultTotal);
    await expect(page.getByRole('button', { name: /^Wood/ }).first()).toBeVisible();
    await expect(page.getByTestId('custom-sku').first()).toHaveText('LT4272S-L0130-WA-100-RE-E1-F0-20');
    await expect(page.getByRole('radio', { name: /^Oval/ })).toBeVisible();
  });
});
