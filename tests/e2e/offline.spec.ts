import { expect, layer, openSection, test } from './test';

test.use({ expectedErrors: [/Failed to load (?:resource|chunk)|ChunkLoadError|net::ERR/] });

test('picks made offline get their price and picture once the network is back', async ({ page, context }) => {
  await page.goto('/tables');
  const total = page.getByTestId('total').first();
  const first = await total.textContent();
  const wood = await openSection(page, 'Wood');
  await context.setOffline(true);
  await wood.getByRole('radio', { name: /^Cherry/ }).click();
  await wood.getByRole('radio', { name: /^Walnut/ }).click();
  await expect(page.getByText('Offline, trying again')).toBeVisible();
  await expect(page.getByText('The picture could not be loaded. Trying again.')).toBeVisible();
  await expect(total).toHaveText(first ?? '');
  await context.setOffline(false);
  await expect(total).not.toHaveText(first ?? '');
  await expect(layer(page, 'Top')).toHaveAttribute('src', /\/wa-/);
  await expect(page.getByText('Offline, trying again')).toHaveCount(0);
  const shown = await total.textContent();
  await page.reload();
  await expect(total).toHaveText(shown ?? '');
});

// The bundler's own runtime asks twice before it gives a file up.
for (const name of ['Expand image', 'E-mail this design'])
  test(`'${name}' says that it could not be loaded, and Retry loads it`, async ({ page }) => {
    await page.goto('/tables');
    await page.waitForLoadState('networkidle');
    await page.route('**/_next/static/chunks/**', (route) => route.abort());
    await page.getByRole('button', { name }).click();
    await expect(page.getByRole('alert').getByText('This part could not be loaded.')).toBeVisible();
    await page.unroute('**/_next/static/chunks/**');
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  });
