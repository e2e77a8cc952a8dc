import type { Browser, Page } from '@playwright/test';
import { linkInMail, newAddress, signIn } from './dealers';
import { expect, openSection, test } from './test';

const onPhone = (browser: Browser) =>
  browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

/** 1,100 of walnut top and 215 of turned legs, wholesale, at the dealer's 2.20: $2,893; with 10 % off $2,603. */
const FULL = '$2,893';
const TOTAL = '$2,603';

/** Nothing on the screen is the dealer's alone. */
const showsNoSecret = (page: Page) =>
  expect(page.locator('body')).not.toContainText(/UUM|wholesale|markup|discount|dealer@example\.com/i);

test.describe('A whole sale', () => {
  // The dealer's tablet.
  test.use({ viewport: { width: 820, height: 1180 }, hasTouch: true });

  test('a design is shown to the customer, quoted, mailed, accepted on a phone and handed over at one total', async ({
    page,
    context,
    browser,
  }) => {
    const customer = newAddress();
    await signIn(context, 'dealer@example.com');
    await page.goto('/tables');
    await (await openSection(page, 'Wood')).getByRole('radio', { name: /^Walnut/ }).tap();
    await expect(page.getByTestId('total')).toHaveText(FULL);
    await page.getByRole('spinbutton', { name: '% OFF' }).fill('10');
    const view = page.getByRole('switch', { name: 'Customer view' });
    await view.tap();
    await expect(page.getByTestId('total')).toHaveText(TOTAL);
    await showsNoSecret(page);
    await expect(page.getByRole('button', { name: 'Save as quote' })).toBeHidden();
    await view.tap();

    await page.getByRole('button', { name: 'Save as quote' }).tap();
    const dialog = page.getByRole('dialog', { name: 'Save as quote' });
    await dialog.getByLabel('Customer Name').fill('Ada Byron');
    await dialog.getByLabel('Customer Email').fill(customer);
    await dialog.getByRole('button', { name: 'Save' }).tap();
    await page.getByRole('link', { name: 'Open the quote' }).tap();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^BIR-\d{4}-\d{4}$/);
    const number = await page.getByRole('heading', { level: 1 }).innerText();
    await expect(page.getByText('Costs the same today.')).toBeVisible();
    await expect(page.getByText(TOTAL, { exact: true }).last()).toBeVisible();
    await page.getByLabel('Message to Ada Byron').fill('As we spoke.');
    await page.getByRole('button', { name: 'Send', exact: true }).tap();
    await expect(page.getByText(`On its way to ${customer}.`)).toBeVisible();

    const phone = await onPhone(browser);
    const theirs = await phone.newPage();
    const answer = await theirs.goto(await linkInMail(customer));
    expect(answer?.headers()).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
    await expect(theirs.getByRole('heading', { level: 1 })).toHaveText(`Quote ${number}`);
    await expect(theirs.getByRole('img', { name: /^Scale drawing\./ })).toBeVisible();
    await expect(theirs.getByText(TOTAL, { exact: true }).last()).toBeVisible();
    await theirs.getByRole('link', { name: 'Open in the configurator' }).tap();
    await expect(theirs.getByTestId('total')).toHaveText(TOTAL);
    await expect(theirs.getByText(/^Given by Birch Lane Furniture on /).first()).toBeVisible();
    await theirs.goBack();
    await theirs.getByLabel('Your name').fill('Ada Byron');
    await theirs.getByRole('button', { name: 'Accept' }).tap();
    await expect(theirs.getByText(/the quote is accepted/)).toBeVisible();
    await phone.close();

    await page.goto('/WebAccount/Quotes');
    const row = page.getByRole('row', { name: new RegExp(number) });
    await expect(row).toContainText('Accepted');
    await expect(row).toContainText(TOTAL);
    await row.getByRole('link').tap();
    const href = await page.getByRole('link', { name: 'Order file' }).getAttribute('href');
    const order = await (await context.request.get(href ?? '')).json();
    expect(order).toMatchObject({ Number: number, AcceptedBy: 'Ada Byron', Customer: { Email: customer } });
    expect(`$${order.Money.Total.toLocaleString('en-US')}`).toBe(TOTAL);
  });

  test('a revised quote keeps what it was: on the desk to be read, on the old link said to be superseded', async ({
    page,
    context,
  }) => {
    const customer = newAddress();
    await signIn(context, 'dealer@example.com');
    await page.goto('/tables');
    await page.getByRole('button', { name: 'Save as quote' }).tap();
    const dialog = page.getByRole('dialog', { name: 'Save as quote' });
    await dialog.getByLabel('Customer Name').fill('Alan Turing');
    await dialog.getByLabel('Customer Email').fill(customer);
    await dialog.getByRole('button', { name: 'Save' }).tap();
    await page.getByRole('link', { name: 'Open the quote' }).tap();
    await page.getByRole('button', { name: 'Send', exact: true }).tap();
    await expect(page.getByText(`On its way to ${customer}.`)).toBeVisible();
    const link = await linkInMail(customer);
    await page.getByRole('button', { name: 'Revise' }).tap();
    await page.getByLabel(/^Quantity of/).fill('2');
    await page.getByRole('button', { name: 'Save', exact: true }).tap();
    await expect(page.getByText('Saved.')).toBeVisible();
    const revisions = page.getByRole('region', { name: 'Revisions' });
    await expect(revisions.getByRole('row', { name: /Revision 2, shown/ })).toContainText('$4,400');
    await revisions.getByRole('link', { name: 'Revision 1' }).tap();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('revision 1');
    await expect(page.getByText('Superseded by a newer revision, for reading only')).toBeVisible();
    await expect(page.getByText('$2,200', { exact: true }).first()).toBeVisible();
    for (const name of ['Save', 'Send', 'Send again', 'Revise', 'Copy']) {
      await expect(page.getByRole('button', { name, exact: true })).toHaveCount(0);
    }
    await page.goto(link);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('There is a newer revision');
  });
});

/** What the answer to a link is made of, but for what every answer has of its own. */
async function answerTo(page: Page, token: string) {
  const answer = await page.request.get(`/quotes/${encodeURIComponent(token)}`);
  const html = await answer.text();
  // The framework preloads what it has come upon by the time it streams, and puts tags of its own where it then is.
  const own = ['date', 'x-request-id', 'content-length', 'etag', 'link'];
  const headers = Object.entries(answer.headers())
    .filter(([name]) => !own.includes(name))
    // Scripts are allowed by their hash: as many as the page was streamed in, and one repeats the address.
    .map(([name, value]) => [name, value.replace(/ 'sha256-[^']+'/g, '')]);
  const [title, main] = [/<title>.*?<\/title>/, /<main[^]*<\/main>/].map((part) => part.exec(html)?.[0]);
  return { status: answer.status(), headers, title, main };
}

test('guessed, misshapen and foreign links get one and the same page', async ({ page }) => {
  const guessed = await answerTo(page, 'A'.repeat(43));
  expect(guessed.main).toContain('No quote here');
  expect(guessed.title).toContain('Quote');
  for (const token of ['no-token-of-ours', 'B'.repeat(200), crypto.randomUUID()]) {
    expect(await answerTo(page, token)).toEqual(guessed);
  }
});

test('a guessed link opens nothing, and a stranger sees no desk', async ({ page }) => {
  await page.goto(`/quotes/${'A'.repeat(43)}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No quote here');
  await page.goto('/WebAccount/Quotes');
  await expect(page.getByText('to see your quotes')).toBeVisible();
});
