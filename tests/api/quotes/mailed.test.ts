/** What a dealer mails is a quote of one piece without a number (specification §23.9). */
import { mailDelivery, delivered } from '../email/mail-delivery';
import { letter, send as mail } from '../email/letters';
import { loadGivenPage } from '@/lib/server/configurator/load-page';
import { database } from '@/lib/server/db';
import { get, expectProblem } from '../calls';
import { GET as orderCall } from '@/app/api/GetQuoteOrder/route';
import { HARVEST_SKU } from '../harvest-leg';
import { copy, list, quoteIn, read, revise, saved, seat, send, tokenSentTo, type Seat } from './desk';

mailDelivery();

const design = (more: Record<string, unknown> = {}) =>
  letter({ customSku: HARVEST_SKU, customerName: 'Ada Byron', ...more });
const ids = async (who: Seat, query: string) =>
  [...JSON.stringify((await list(who, query)).body).matchAll(/"Id":"([^"]+)"/g)].map(([, id = '']) => id);

/** The quote that stands behind the only mail of a dealer. */
async function behind(who: Seat) {
  const [id = ''] = await ids(who, '?kind=mailed');
  return quoteIn(await read(who, id));
}

it.each([
  ['at the dealer’s price', {}, 1600],
  ['less a discount', { discount: 10 }, 1440],
])('Mail, link and desk name one total %s, whatever becomes of the markup', async (_, more, total) => {
  const who = await seat();
  const { mail: taken } = await delivered(design(more), who);
  await database().dealer.updateMany({ data: { markup: 300 } });
  const dollars = `$${total.toLocaleString('en-US')}`;
  expect(taken.text).toContain(dollars);
  const given = /given=([\w-]{43})/.exec(taken.text ?? '')?.[1] ?? '';
  const loaded = await loadGivenPage(given, HARVEST_SKU, 'tables', 'harvest-leg');
  expect(loaded).toMatchObject({ given: { total, hasEnded: false, dealer: expect.stringMatching(/^Dealer/) } });
  const quote = await behind(who);
  expect(quote).toMatchObject({ Number: '', State: 'Sent', Money: { Total: total }, Customer: { Name: 'Ada Byron' } });
  expect(taken.text).toContain(
    `Good until ${new Date(quote.ValidUntil).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' })}`,
  );
});

it('It stands apart from quotes, takes no number, and has no order', async () => {
  const who = await seat();
  await delivered(design(), who);
  const quote = await behind(who);
  expect(await ids(who, '')).toEqual([]);
  expect((await saved(who)).Number).toMatch(/-0001$/);
  expect(await ids(await seat(), '?kind=mailed')).toEqual([]);
  expectProblem(await get(orderCall, `/api/GetQuoteOrder?id=${quote.Id}`, who), 409, 'Conflict');
});

it('Sent as a quote it has the next number and a page of its own, at the mailed price', async () => {
  const who = await seat();
  await delivered(design(), who);
  const quote = quoteIn(await send(who, await behind(who)));
  expect(quote).toMatchObject({ Number: expect.stringMatching(/-0001$/), Revision: 1, Money: { Total: 1600 } });
  expect(await tokenSentTo(quote.Customer.Email)).toHaveLength(43);
  expect(await ids(who, '?kind=mailed')).toEqual([]);
});

it('Revised it has the next number, and the mailed price has ended; a copy leaves it', async () => {
  const who = await seat();
  const { mail: taken } = await delivered(design(), who);
  const given = /given=([\w-]{43})/.exec(taken.text ?? '')?.[1] ?? '';
  const opened = () => loadGivenPage(given, HARVEST_SKU, 'tables', 'harvest-leg');
  const quote = await behind(who);
  expect(quoteIn(await copy(who, { Id: quote.Id, NewId: crypto.randomUUID() })).Number).toMatch(/-0001$/);
  expect(await opened()).toMatchObject({ given: { hasEnded: false } });
  expect(quoteIn(await revise(who, quote))).toMatchObject({ Number: expect.stringMatching(/-0002$/), Revision: 2 });
  expect(await opened()).toMatchObject({ given: { hasEnded: true } });
});

it('A stranger’s mail, and a design without a price, leave no quote behind', async () => {
  const before = await database().quote.count();
  expect((await mail(design())).status).toBe(202);
  expect((await mail(design(), await seat({ markup: 100 }))).status).toBe(202);
  expect(await database().quote.count()).toBe(before);
});
