import AxeBuilder from '@axe-core/playwright';
import { expect, openSection, skuOf, test, untilScripted } from './test';

test('a budget says of every option whether it can be had, and one tap, undone by another, shows the cheapest', async ({
  page,
}) => {
  await page.goto('/tables');
  await expect(page.getByTestId('total').first()).toHaveText('$2,700');
  const opener = page.getByRole('button', { name: 'Budget' });
  await untilScripted(opener);
  await opener.click();
  const budget = page.getByRole('region', { name: 'Budget' });
  await budget.getByLabel('Up to $').fill('2,000');
  await expect(budget).toContainText('This design is $700 over it.');

  const size = await openSection(page, 'Size');
  const smallest = size.locator('[data-flyout-opener]').first();
  const largest = size.locator('[data-flyout-opener]').last();
  await expect(smallest).toContainText('in budget');
  await expect(largest).toContainText('over budget');
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);

  await budget.getByRole('button', { name: /^Cheapest, \$1,\d{3}$/ }).click();
  await expect(budget).toContainText(/This design is within it, \$\d+ are left\./);
  const total = await page.getByTestId('total').first().textContent();
  expect(Number(total?.replace(/\D/g, ''))).toBeLessThanOrEqual(2_000);
  const cheapest = skuOf(page);
  await page.getByRole('button', { name: 'Undo' }).first().click();
  await expect(page.getByTestId('total').first()).toHaveText('$2,700');
  expect(skuOf(page)).not.toBe(cheapest);

  await budget.getByLabel('Up to $').fill('12');
  await expect(budget).toContainText('Nothing up to $12.');
});
