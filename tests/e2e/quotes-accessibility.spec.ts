import AxeBuilder from '@axe-core/playwright';
import type { BrowserContext, Page } from '@playwright/test';
import { HARVEST_SKU } from '@/tests/api/harvest-leg';
import { linkInMail, newAddress, signIn } from './dealers';
import { expect, test } from './test';

const SIZES = [
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
  { width: 1440, height: 900 },
];

async function check(page: Page, where: string, file: string): Promise<void> {
  await page.screenshot({ path: file, fullPage: true });
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => ({ where, id, nodes: nodes.map((node) => node.html) }))).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
}

/** A dealer's call; answers the quote as it stands then. */
async function call(context: BrowserContext, name: string, data: unknown) {
  const answer = await context.request.post(`/api/${name}`, { data });
  expect([answer.status(), await answer.text()]).toEqual([200, expect.any(String)]);
  return answer.json();
}

const draft = (Email: string) => ({
  Id: crypto.randomUUID(),
  Version: 0,
  Customer: { Name: 'Ada Byron', Email, Phone: '555 0100', Note: 'Likes cherry' },
  Pieces: [1, 2].map((Quantity) => ({
    ...{ Id: crypto.randomUUID(), Sku: HARVEST_SKU, Quantity, DiscountPercent: Quantity === 2 ? 10 : null },
  })),
  ...{ DiscountPercent: 5, Delivery: 120, TaxPercent: 7, DepositPercent: 30, ValidUntil: '2099-12-31' },
  ...{ Contact: '555 0123', Terms: 'Half now, half on delivery.' },
});

/** A quote that is sent, and the page that its customer was sent. */
async function sent(context: BrowserContext) {
  const customer = newAddress();
  const { Id, Version } = await call(context, 'SaveQuote', draft(customer));
  const quote = await call(context, 'SendQuote', { Id, Version, Message: '' });
  return { quote, link: await linkInMail(customer) };
}

for (const viewport of SIZES) {
  test.describe(`at ${viewport.width} pixels`, () => {
    test.use({ viewport });
    test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

    test('axe finds nothing on the desk of quotes', async ({ page, context }, info) => {
      const file = (name: string) => info.outputPath(`${name}-${viewport.width}.png`);
      await signIn(context, 'dealer@example.com');
      const { Id, Number: number } = await call(context, 'SaveQuote', draft(newAddress()));
      await page.goto('/WebAccount/Quotes');
      await expect(page.getByRole('link', { name: number })).toBeVisible();
      await check(page, 'desk', file('desk'));
      await page.getByLabel('State').selectOption('Mailed designs');
      await expect(page.getByText(/mailed designs?, /)).toBeVisible();
      await check(page, 'mailed designs', file('mailed'));
      await page.goto(`/WebAccount/Quotes?id=${Id}`);
      await expect(page.getByText('Costs the same today.').first()).toBeVisible();
      await check(page, 'draft', file('draft'));
      const { quote } = await sent(context);
      await page.goto(`/WebAccount/Quotes?id=${quote.Id}`);
      await expect(page.getByRole('button', { name: 'Withdraw the link' })).toBeVisible();
      await check(page, 'sent', file('sent'));
      await page.goto('/WebAccount/Account');
      await page.getByRole('link', { name: 'Quotes' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Quotes');
    });

    test('axe finds nothing on a customer’s page, in every state', async ({ page, context }, info) => {
      const file = (name: string) => info.outputPath(`${name}-${viewport.width}.png`);
      await signIn(context, 'dealer@example.com');
      const { quote, link } = await sent(context);
      await page.goto(link);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Quote ${quote.Number}`);
      await check(page, 'open', file('open'));
      const saving = page.waitForEvent('download');
      await page.getByRole('link', { name: 'PDF, Letter' }).click();
      expect((await saving).suggestedFilename()).toBe(`${quote.Number}.pdf`);
      await page.emulateMedia({ media: 'print' });
      await check(page, 'print', file('print'));
      await page.emulateMedia({ media: 'screen' });
      await page.getByLabel('Your name').fill('Ada Byron');
      await page.getByRole('button', { name: 'Accept' }).click();
      await expect(page.getByText(/the quote is accepted/)).toBeVisible();
      await page.reload();
      await check(page, 'accepted', file('accepted'));
      const other = await sent(context);
      await page.goto(other.link);
      await page.getByLabel('Your name').fill('Ada Byron');
      await page.getByRole('button', { name: 'Decline' }).click();
      await page.reload();
      await check(page, 'declined', file('declined'));
      const revoked = await sent(context);
      await call(context, 'RevokeQuote', { Id: revoked.quote.Id, Version: revoked.quote.Version });
      const revised = await sent(context);
      await call(context, 'ReviseQuote', { Id: revised.quote.Id, Version: revised.quote.Version });
      for (const [address, title] of [
        [revoked.link, 'Quote withdrawn'],
        [revised.link, 'There is a newer revision'],
        [`/quotes/${'A'.repeat(43)}`, 'No quote here'],
      ] as const) {
        await page.goto(address);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
        await check(page, title, file(title.replaceAll(' ', '-')));
      }
    });
  });
}
