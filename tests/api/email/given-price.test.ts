/** A price that was given is a price that holds (specification §17.6): what a mail's link shows, and to whom. */
import { delivered, mailDelivery } from './mail-delivery';
import { GIVEN } from '@/lib/contracts/addresses';
import { loadGivenPage } from '@/lib/server/configurator/load-page';
import { database } from '@/lib/server/db';
import { bearer, makeUser, tokenOf } from '../account/people';
import { HARVEST_SKU } from '../harvest-leg';
import { letter, send } from './letters';

mailDelivery();

const OTHER_SKU = HARVEST_SKU.replace(/-20(?=-|$)/, '-10');

/** The token in the link of a mail that somebody sends, a dealer at this markup or a stranger. */
async function given(markup: number | null, more: Record<string, unknown> = {}): Promise<string> {
  const sender = markup === null ? undefined : bearer(await tokenOf((await makeUser({ markup })).email));
  const { mail } = await delivered(letter({ customSku: HARVEST_SKU, ...more }), sender);
  const link = new URL(/http:\/\/localhost:3000\/\S+customSku=\S+/.exec(mail.text ?? '')?.[0] ?? '');
  return link.searchParams.get(GIVEN) ?? '';
}

async function opened(token: string, sku = HARVEST_SKU) {
  const loaded = await loadGivenPage(token, sku, 'tables', 'harvest-leg');
  if (loaded.kind !== 'configurator') throw new Error(loaded.kind);
  return loaded;
}

it('A dealer’s link shows the total that was sent, for thirty days, and no price of the shop’s beside it', async () => {
  const { given: price, page, notice } = await opened(await given(160));
  // 1,000 of wholesale (delivery.test.ts) at 1.60
  expect(price).toMatchObject({ sku: HARVEST_SKU, total: 1600, hasEnded: false, dealer: expect.any(String) });
  expect(price?.prices).toMatchObject({ total: 1600, fields: { TopPrice: 1344, LegOrBasePrice: 256 } });
  expect(page.prices).toMatchObject({ isValid: false, total: 0 });
  expect(notice).toBe('');
  const days = (Date.parse(`${price?.goodUntil} UTC`) - Date.parse(`${price?.givenOn} UTC`)) / 86_400_000;
  expect(days).toBe(30);
});

it('With a discount it tells the total alone', async () => {
  const { given: price } = await opened(await given(220, { discount: 10 }));
  expect(price).toMatchObject({ total: 1980, prices: null });
});

it('It outlives a price rise, another markup, and the dealer’s account', async () => {
  const token = await given(160);
  await database().dealer.updateMany({ data: { markup: 300, disabledAt: new Date() } });
  expect((await opened(token)).given?.total).toBe(1600);
});

it('A stranger’s link keeps the public price of its day, and the page keeps that of today', async () => {
  const { given: price, page } = await opened(await given(null));
  expect(price).toMatchObject({ total: 2700, dealer: null });
  expect(page.prices.total).toBe(2700);
});

it('It is of one design: another sku opens with the same price to tell, not to pay', async () => {
  const { given: price, page } = await opened(await given(160), OTHER_SKU);
  expect(page.configuration.sku).toBe(OTHER_SKU);
  expect(price?.sku).toBe(HARVEST_SKU);
  expect(page.prices.isValid).toBe(false);
});

it('Once it has ended it says so', async () => {
  const token = await given(160);
  await database().givenPrice.updateMany({ data: { goodUntil: new Date(Date.now() - 1000) } });
  expect((await opened(token)).given).toMatchObject({ total: 1600, hasEnded: true });
});

it('A token that nobody was sent gives nothing away', async () => {
  await given(160);
  const { given: price, page, notice } = await opened('A'.repeat(43));
  expect(price).toBeUndefined();
  expect(notice).toBe('This link holds no price that was given. What you see are the prices of today.');
  expect(page.prices.total).toBe(2700);
});

it('The database has neither the token nor what a dealer pays', async () => {
  const token = await given(160);
  const rows = JSON.stringify(await database().givenPrice.findMany());
  expect(rows).not.toContain(token);
  expect(rows).not.toMatch(/markup|wholesale|percent(?!age)/i);
});

it('A mail that is refused gives no price', async () => {
  const before = await database().givenPrice.count();
  expect((await send({ ...letter({ customSku: HARVEST_SKU }), toAddress: 'nobody' })).status).toBe(400);
  expect(await database().givenPrice.count()).toBe(before);
});
