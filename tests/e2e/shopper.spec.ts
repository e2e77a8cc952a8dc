import { expect, layer, openSection, skuOf, test } from './test';

test.describe('a shopper building a table', () => {
  test('picture, price, summary and address follow a pick; Back, Forward and reload keep up', async ({ page }) => {
    await page.goto('/tables');
    await expect(page).toHaveURL(/customSku=LT4272S/);
    const first = skuOf(page);
    const total = page.getByTestId('total').first();
    const before = await total.textContent();
    const wood = await openSection(page, 'Wood');
    await wood.getByRole('radio', { name: /^Walnut/ }).click();
    await expect(layer(page, 'Top')).toHaveAttribute('src', /\/wa-\d{3}-20-sm\.webp/);
    await expect(total).not.toHaveText(before ?? '');
    await expect(page).toHaveURL(/-WA-/);
    const second = skuOf(page);
    await expect(page.getByTestId('custom-sku').first()).toHaveText(second);

    const shape = await openSection(page, 'Top Shape');
    await shape.getByRole('radio', { name: /^Oval/ }).click();
    await expect(layer(page, 'Top')).toHaveAttribute('src', /\/top\/ov-/);
    const third = skuOf(page);

    await page.goBack();
    await expect.poll(() => skuOf(page)).toBe(second);
    await expect(layer(page, 'Top')).toHaveAttribute('src', /\/top\/re-/);
    await page.goBack();
    await expect.poll(() => skuOf(page)).toBe(first);
    await page.goForward();
    await page.goForward();
    await expect.poll(() => skuOf(page)).toBe(third);
    await page.reload();
    await expect(layer(page, 'Top')).toHaveAttribute('src', /\/top\/ov-.*\/wa-/);
    expect(skuOf(page)).toBe(third);
  });

  test('the preview is 800 × 460 in a window of 1440 pixels', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/tables');
    const box = await page.getByRole('img', { name: /as configured$/ }).boundingBox();
    expect([box?.width, box?.height]).toEqual([800, 460]);
  });

  test('a restricted part is refused with the words of the specification and changes nothing', async ({ page }) => {
    await page.goto('/tables');
    await (await openSection(page, 'Table Height')).getByRole('radio', { name: /^Bar Height/ }).click();
    const sku = await expect
      .poll(() => skuOf(page))
      .toMatch(/L0142/)
      .then(() => skuOf(page));
    const cabriole = (await openSection(page, 'Leg')).getByRole('radio', { name: /^Cabriole/ });
    await expect(cabriole).toHaveAttribute('aria-disabled', 'true');
    await cabriole.click({ force: true });
    const popup = page.getByRole('dialog').or(page.getByRole('alertdialog'));
    await expect(popup).toContainText(
      'The combination of Cabriole Leg with Bar Height 42" Table Height is not available.',
    );
    await expect(popup.getByRole('button', { name: 'Okay' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(popup).toBeHidden();
    expect(skuOf(page)).toBe(sku);
  });

  test('black covers a soft maple base but never its top', async ({ page }) => {
    await page.goto('/tables');
    await (await openSection(page, 'Wood')).getByRole('radio', { name: /^Soft Maple/ }).click();
    const stain = await openSection(page, 'Stain');
    await stain.getByRole('radio', { name: /^Black/ }).click({ force: true });
    await expect(
      page.getByText('Black Stain is only available as a Bottom Stain for Soft Maple Tables').last(),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Okay' }).click();
    await stain.getByRole('checkbox').click();
    await stain
      .getByRole('radiogroup', { name: 'Bottom stain' })
      .or(stain.getByLabel('Bottom stain', { exact: true }))
      .getByRole('radio', { name: /^Black/ })
      .click();
    await expect(layer(page, 'Leg')).toHaveAttribute('src', /sm-401-20-sm/);
    await expect(page.getByText(/Two-tone: \$/).first()).toBeVisible();
  });

  test('an address with a bad sku shows the default and says so', async ({ page }) => {
    await page.goto('/tables?customSku=rubbish');
    await expect(page.getByText('invalid sku').last()).toBeVisible();
    await page.getByRole('button', { name: 'Okay' }).click();
    await expect(layer(page, 'Top')).toHaveAttribute('src', /\/top\/re-/);
  });

  test('the lightbox shows the large files and gives the focus back', async ({ page }) => {
    await page.goto('/tables');
    const expand = page.getByRole('button', { name: 'Expand image' });
    await expand.click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.locator('img[data-layer="Top"]')).toHaveAttribute('src', /\?w=1600$/);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(expand).toBeFocused();
  });

  test('a size and its leaf are picked together with the keyboard, and arrows alone pick nothing', async ({ page }) => {
    await page.goto('/tables');
    const sku = await expect
      .poll(() => skuOf(page))
      .not.toBe('')
      .then(() => skuOf(page));
    const edge = await openSection(page, 'Edge');
    await edge.getByRole('radio', { name: /^Mission/ }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(edge.getByRole('radio', { name: /^Bevel/ })).toBeFocused();
    expect(skuOf(page)).toBe(sku);
    await page.keyboard.press('Space');
    await expect(page).toHaveURL(/-E2-/);
    const size = await openSection(page, 'Size');
    await size.getByRole('button', { name: /^42" x 78"/ }).click();
    await size
      .getByRole('radio', { name: /^3 Leaves/ })
      .locator('visible=true')
      .click();
    await expect(page).toHaveURL(/LT4278C-/);
  });
});

test.describe('a sku that this page does not know', () => {
  // the server is asked what it is, and browsers report its refusal
  test.use({ expectedErrors: [/status of 422/] });

  test('a bad sku opens the popup and keeps the configuration; a good one of another style leads there', async ({
    page,
  }) => {
    await page.goto('/tables');
    const sku = await expect
      .poll(() => skuOf(page))
      .not.toBe('')
      .then(() => skuOf(page));
    const field = page.getByRole('textbox', { name: /custom sku/i }).first();
    await field.fill('LT9999Z-NOPE');
    await field.press('Enter');
    await expect(page.getByText('invalid sku').last()).toBeVisible();
    await page.getByRole('button', { name: 'Okay' }).click();
    expect(skuOf(page)).toBe(sku);
    const other = await page.request.get('/api/GetPage?catId=1&styleId=19');
    expect(other.ok()).toBe(true);
    await page.goto('/tables/butterfly-console');
    const console = await expect
      .poll(() => skuOf(page))
      .toMatch(/^BC-/)
      .then(() => skuOf(page));
    await page.goto('/tables');
    await field.fill(` ${console} `);
    await field.press('Enter');
    await expect(page).toHaveURL(/\/tables\/butterfly-console\?customSku=BC-/);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Butterfly Console');
  });
});
