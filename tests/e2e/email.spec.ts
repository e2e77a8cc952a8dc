import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { simpleParser, type ParsedMail } from 'mailparser';
import sharp from 'sharp';
import { newAddress, OUTBOX, signIn, totalOf } from './dealers';
import { expect, openSection, skuOf, test } from './test';

/** Fills in the modal and sends. */
async function sendTo(page: Page, customer: string, sender = ''): Promise<void> {
  const fold = page.getByRole('button', { name: 'Notes, delivery and sharing' });
  if (await fold.isVisible()) await fold.click();
  await page.getByRole('button', { name: 'E-mail this design' }).click();
  const dialog = page.getByRole('dialog', { name: 'E-mail this design' });
  const send = dialog.getByRole('button', { name: 'Send' });
  await expect(send).toBeDisabled();
  // A dealer's own address is there already.
  await expect(dialog.getByLabel(sender === '' ? 'Customer Name' : 'Sender Email', { exact: true })).toBeFocused();
  if (sender !== '') {
    await dialog.getByLabel('Sender Email', { exact: true }).fill(sender);
    await dialog.getByLabel('Confirm Sender Email').fill(sender);
  }
  await dialog.getByLabel('Customer Name').fill('Ann');
  await dialog.getByLabel('Customer Email').fill(customer);
  await dialog.getByLabel('Message').fill('Here is your table.');
  await send.click();
  const done = page.getByRole('dialog', { name: 'Your e-mail is on its way' });
  await expect(done.getByRole('button', { name: 'Close' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('button', { name: 'E-mail this design' })).toBeFocused();
}

/** The mail to this address, once it is out. */
async function mailTo(address: string): Promise<ParsedMail> {
  const found: ParsedMail[] = [];
  await expect
    .poll(async () => {
      for (const file of await readdir(OUTBOX).catch(() => [])) {
        if (!file.endsWith('.eml')) continue;
        const text = await readFile(path.join(OUTBOX, file));
        if (text.includes(address)) found.push(await simpleParser(text));
      }
      return found.length;
    })
    .toBeGreaterThan(0);
  const [mail] = found;
  if (!mail) throw new Error(`no mail to ${address}`);
  return mail;
}

const linkIn = (mail: ParsedMail): string => /http:\/\/localhost:\d+\/\S+/.exec(mail.text ?? '')?.[0] ?? '';

test('a shopper’s mail shows the design with picture and page, and its link opens it in a clean browser', async ({
  page,
  browser,
}) => {
  await page.goto('/tables');
  const shapes = await openSection(page, 'Top Shape');
  await shapes.getByRole('radio').nth(1).click();
  await expect(page.getByRole('figure').first()).toHaveAttribute('aria-busy', 'false');
  const [sku, total] = [skuOf(page), await totalOf(page)];
  const customer = newAddress();
  await sendTo(page, customer, 'joe@shop.example');
  const mail = await mailTo(customer);
  expect(mail.text).toContain(`Total: $${total.toLocaleString('en-US')}`);
  expect(mail.attachments.map(({ filename }) => filename)).toEqual(['piece.jpg', 'size.png', 'screenshot.jpg']);
  for (const { content } of mail.attachments.filter(({ filename }) => filename !== 'size.png')) {
    const { entropy } = await sharp(content).stats();
    expect(entropy).toBeGreaterThan(1);
  }
  const context = await browser.newContext();
  const opened = await context.newPage();
  await opened.goto(linkIn(mail));
  expect(skuOf(opened)).toBe(sku);
  expect(await totalOf(opened)).toBe(total);
  await context.close();
});

test('a dealer’s mail has their address filled in and the discounted total alone, and so has the page of its link', async ({
  page,
  context,
  browser,
}) => {
  await signIn(context, 'dealer@example.com');
  await page.goto('/tables');
  const off = page.getByRole('spinbutton', { name: '% OFF' });
  await off.fill('10');
  const total = await totalOf(page);
  const customer = newAddress();
  await sendTo(page, customer);
  const mail = await mailTo(customer);
  const left = Math.floor((total * 9000) / 10000);
  expect(mail.text?.match(/\$[\d,]+/g)).toEqual([`$${left.toLocaleString('en-US')}`]);
  expect(mail.replyTo?.text).toBe('dealer@example.com');
  expect(mail.attachments.map(({ filename }) => filename)).toEqual(['piece.jpg', 'size.png', 'screenshot.jpg']);
  const customers = await browser.newContext();
  const opened = await customers.newPage();
  const answer = await opened.goto(linkIn(mail));
  expect(await answer?.text()).not.toContain(total.toLocaleString('en-US'));
  expect(answer?.headers()['cache-control']).toMatch(/private|no-store/);
  expect(await totalOf(opened)).toBe(left);
  await expect(opened.getByText(/^Given by .* good until /)).toBeVisible();
  await openSection(opened, 'Edge');
  await opened.getByRole('radio', { checked: false }).first().click();
  await expect(opened.getByText(/^Changed from the design at /)).toBeVisible();
  await expect(opened.getByTestId('total')).toHaveText('See associate for price');
  await opened.goBack();
  expect(await totalOf(opened)).toBe(left);
  await customers.close();
});

test('a bed is mailed as it stands, without a single pick, from a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/bedrooms/hollyhock-panel-bed');
  await expect(page).toHaveURL(/customSku=/);
  const [sku, customer] = [skuOf(page), newAddress()];
  await sendTo(page, customer, 'joe@shop.example');
  const mail = await mailTo(customer);
  expect(mail.text).toContain(`Custom sku: ${sku}`);
  expect(mail.attachments.map(({ filename }) => filename)).toContain('screenshot.jpg');
  const opened = await page.request.get(linkIn(mail));
  expect(opened.url()).toContain(`/bedrooms/hollyhock-panel-bed?customSku=${sku}`);
});
