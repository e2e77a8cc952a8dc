import { newAddress, linkInMail, signIn } from './dealers';
import { expect, test } from './test';

/** A whole sale (specification §23): the dealer on a tablet, the customer on a phone. */
test('a design becomes a quote, is mailed, accepted and handed over at one total', async ({
  page,
  context,
  browser,
}, info) => {
  const shot = (name: string) => ({ path: info.outputPath(`${name}.png`), fullPage: true });
  const customer = newAddress();
  await signIn(context, 'dealer@example.com');
  await page.setViewportSize({ width: 1024, height: 768 });
  await page.goto('/tables');
  // 1,000 of wholesale at the dealer's 2.20, once the page knows who asks
  const total = '$2,200';
  await expect(page.getByTestId('total').first()).toHaveText(total);
  // The first pick puts the sku into the address.
  await page.getByRole('button', { name: 'Save as quote' }).click();
  const dialog = page.getByRole('dialog', { name: 'Save as quote' });
  await dialog.getByLabel('Customer Name').fill('Ada Byron');
  await dialog.getByLabel('Customer Email').fill(customer);
  await page.screenshot(shot('dialog-1024'));
  await dialog.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('link', { name: 'Open the quote' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^BIR-\d{4}-\d{4}$/);
  const number = await page.getByRole('heading', { level: 1 }).innerText();
  await expect(page.getByText('Costs the same today.')).toBeVisible();
  await page.getByLabel('Message to Ada Byron').fill('As we spoke.');
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.screenshot(shot('editor-1440'));
  await page.setViewportSize({ width: 390, height: 844 });
  await page.screenshot(shot('editor-390'));
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByText(`On its way to ${customer}.`)).toBeVisible();

  const phone = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const theirs = await phone.newPage();
  const link = await linkInMail(customer);
  const answer = await theirs.goto(link);
  expect(answer?.headers()).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
  await expect(theirs.getByRole('heading', { level: 1 })).toHaveText(`Quote ${number}`);
  await expect(theirs.getByText(total, { exact: true }).last()).toBeVisible();
  await theirs.screenshot(shot('customer-390'));
  await theirs.setViewportSize({ width: 1440, height: 900 });
  await theirs.screenshot(shot('customer-1440'));
  await theirs.getByRole('link', { name: 'Open in the configurator' }).click();
  await expect(theirs.getByTestId('total')).toHaveText(total);
  await expect(theirs.getByText(/^Given by Birch Lane Furniture on /).first()).toBeVisible();
  await theirs.goBack();
  await theirs.getByLabel('Your name').fill('Ada Byron');
  await theirs.getByRole('button', { name: 'Accept' }).click();
  await expect(theirs.getByText(/the quote is accepted/)).toBeVisible();
  await phone.close();

  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/WebAccount/Quotes');
  const row = page.getByRole('row', { name: new RegExp(number) });
  await expect(row).toContainText('Accepted');
  await expect(row).toContainText(total);
  await page.screenshot(shot('desk-1440'));
  await page.setViewportSize({ width: 390, height: 844 });
  await page.screenshot(shot('desk-390'));
  await row.getByRole('link').click();
  const href = await page.getByRole('link', { name: 'Order file' }).getAttribute('href');
  const order = await (await context.request.get(href ?? '')).json();
  expect(order).toMatchObject({ Number: number, AcceptedBy: 'Ada Byron', Customer: { Email: customer } });
  expect(`$${order.Money.Total.toLocaleString('en-US')}`).toBe(total);
});

test('a guessed link opens nothing, and a stranger sees no desk', async ({ page }) => {
  await page.goto(`/quotes/${'A'.repeat(43)}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No quote here');
  await page.goto('/WebAccount/Quotes');
  await expect(page.getByText('to see your quotes')).toBeVisible();
});
