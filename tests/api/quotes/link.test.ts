/** What a customer’s link shows and does (specification §23.5, §23.6), and the order that comes of it (specification §23.7). */
import { mailDelivery, takenOnce } from '../email/mail-delivery';
import { GET as orderCall } from '@/app/api/GetQuoteOrder/route';
import { GET as orderCsvCall } from '@/app/api/GetQuoteOrderCsv/route';
import { POST as askCall } from '@/app/api/AskQuote/route';
import { loadGivenPage } from '@/lib/server/configurator/load-page';
import { database } from '@/lib/server/db';
import { quoteOfLink } from '@/lib/server/quotes/link';
import { freshAddress, from } from '../account/people';
import { expectProblem, get, post, until } from '../calls';
import { HARVEST_SKU } from '../harvest-leg';
import { draft, piece, quoteIn, read, revise, revoke, save, saved, seat, send, sentQuote, word } from './desk';

mailDelivery();

async function opened(token: string) {
  const view = await quoteOfLink(token);
  if (view.kind !== 'open') throw new Error(`the link is ${view.kind}`);
  return view;
}

const mailTo = (toAddress: string) =>
  database().email.findFirst({ where: { toAddress }, orderBy: { createdAt: 'desc' } });

/** The mail that a recipient has got. */
async function got(toAddress: string) {
  await until(async () => (await mailTo(toAddress))?.status === 'Sent');
  return takenOnce((await mailTo(toAddress))?.id ?? '');
}

it('The mail, the page and the dealer’s desk name one total', async () => {
  const who = await seat();
  const { quote, token } = await sentQuote(who, draft({ Pieces: [piece({ Quantity: 2, DiscountPercent: 10 })] }));
  const { mail } = await got(quote.Customer.Email);
  expect(quote.Money.Total).toBe(2880);
  expect(mail.text).toContain('Total $2,880');
  expect(mail.text).toContain(`/quotes/${token}`);
  expect(mail.subject).toContain(quote.Number);
  const view = await opened(token);
  expect(view).toMatchObject({ state: 'Sent', contact: '555 0123', money: { Total: 2880 }, customerName: 'Ada Byron' });
});

it('A piece opens at its quoted price as long as it is unchanged', async () => {
  const { token } = await sentQuote(await seat());
  const [shown] = (await opened(token)).pieces;
  const given = new URLSearchParams(shown?.Path.split('?')[1]).get('given') ?? '';
  await database().dealer.updateMany({ data: { markup: 300 } });
  const loaded = await loadGivenPage(given, HARVEST_SKU, 'tables', 'harvest-leg');
  expect(loaded).toMatchObject({ given: { total: 1600, sku: HARVEST_SKU, hasEnded: false, prices: { total: 1600 } } });
});

it('A piece shows its scale drawing as it was quoted', async () => {
  const { token } = await sentQuote(await seat());
  const [shown] = (await opened(token)).pieces;
  // it starts in 42" x 72"
  expect(shown?.drawing).toMatch(/^<svg [^]*72[^]*<\/svg>$/);
  expect(shown?.drawing).not.toMatch(/style=|<style|<script/);
});

it('The page never holds what is the dealer’s: note, markup, other customers', async () => {
  const { token } = await sentQuote(await seat());
  expect(JSON.stringify(await opened(token))).not.toMatch(/markup|Likes cherry|ada\d+@home|"160"|person\d+@/);
  const rows = JSON.stringify([await database().quoteLink.findMany(), await database().givenPrice.findMany()]);
  expect(rows).not.toContain(token);
});

it('Accepting twice accepts once, tells the dealer once, and keeps name, time and address', async () => {
  const who = await seat();
  const { quote, token } = await sentQuote(who);
  const answers = await Promise.all([word(token), word(token), word(token)]);
  expect(answers.map(({ status, body }) => [status, body.State])).toEqual(Array(3).fill([200, 'Accepted']));
  const accepted = quoteIn(await read(who, quote.Id));
  expect(accepted).toMatchObject({
    State: 'Accepted',
    Answer: { Name: 'Ada Byron', From: expect.stringMatching(/^10\./) },
  });
  expect(await database().email.count({ where: { toAddress: accepted.SavedBy } })).toBe(1);
  expect((await got(accepted.SavedBy)).mail.subject).toBe(`Quote ${quote.Number} is accepted`);
  expectProblem(await word(token, 'Decline'), 409, 'Conflict');
});

it('A declined quote can be revised; the old link says so and its price has ended', async () => {
  const who = await seat();
  const { quote, token } = await sentQuote(who);
  const [shown] = (await opened(token)).pieces;
  expect((await word(token, 'Decline')).body).toEqual({ State: 'Declined' });
  const next = quoteIn(await revise(who, quoteIn(await read(who, quote.Id))));
  expect(next).toMatchObject({ Revision: 2, State: 'Draft', Answer: null });
  expect(await quoteOfLink(token)).toEqual({ kind: 'superseded' });
  expectProblem(await word(token), 404, 'Not found');
  const given = new URLSearchParams(shown?.Path.split('?')[1]).get('given') ?? '';
  const loaded = await loadGivenPage(given, HARVEST_SKU, 'tables', 'harvest-leg');
  expect(loaded).toMatchObject({ given: { hasEnded: true }, page: { prices: { isValid: false } } });
});

it('A revoked link opens no more, and sending again makes one that does', async () => {
  const who = await seat();
  const { quote, token } = await sentQuote(who);
  const closed = quoteIn(await revoke(who, quote));
  expect(closed).toMatchObject({ State: 'Sent', HasLink: false });
  expect(await quoteOfLink(token)).toEqual({ kind: 'revoked' });
  const refused = await word(token);
  expectProblem(refused, 404, 'Not found');
  expect((await word('A'.repeat(43))).body).toEqual(refused.body);
  expect(quoteIn(await send(who, closed))).toMatchObject({ HasLink: true, Revision: 1 });
});

it('Past its last day a link says that and nothing else, and nobody accepts it', async () => {
  const { quote, token } = await sentQuote(await seat());
  await database().quoteRevision.updateMany({ where: { quoteId: quote.Id }, data: { validUntil: new Date() } });
  expect(await quoteOfLink(token)).toEqual({ kind: 'expired' });
  expectProblem(await word(token), 404, 'Not found');
});

it('A guessed token opens nothing', async () => {
  await sentQuote(await seat());
  expect(await quoteOfLink('A'.repeat(43))).toEqual({ kind: 'unknown' });
});

it('A sent quote is not edited', async () => {
  const who = await seat();
  const body = draft();
  const { quote } = await sentQuote(who, body);
  expectProblem(await save(who, { ...body, Version: quote.Version }), 409, 'Conflict');
});

it('A quote with a piece that has no price cannot be sent, and says which', async () => {
  // A dealer who sees wholesale prices has none that a customer may see.
  const who = await seat({ markup: 100 });
  const refused = await send(who, await saved(who));
  expectProblem(refused, 409, 'Conflict');
  expect(refused.body.detail).toContain(HARVEST_SKU);
});

it.each([
  ['no e-mail address', { Email: '' }],
  ['no name', { Name: '' }],
])('A customer with %s is sent nothing', async (what, lacking) => {
  const who = await seat();
  const refused = await send(who, await saved(who, draft({ Customer: { ...draft().Customer, ...lacking } })));
  expectProblem(refused, 409, 'Conflict');
  expect(refused.body.detail).toContain(what);
});

it('A question goes to the dealer, who answers to the customer', async () => {
  const who = await seat();
  const { quote, token } = await sentQuote(who);
  const asked = { Token: token, Message: 'Is cherry darker?' };
  expect((await post(askCall, '/api/AskQuote', asked, from(freshAddress()))).status).toBe(200);
  const { mail } = await got(quote.SavedBy);
  expect(mail.text).toContain('Is cherry darker?');
  expect(mail.replyTo?.text).toBe(quote.Customer.Email);
});

it('The order file of an accepted quote rebuilds its pieces, and its sums are the quote’s', async () => {
  const who = await seat();
  const { quote, token } = await sentQuote(who);
  const path = `/api/GetQuoteOrder?id=${quote.Id}`;
  expectProblem(await get(orderCall, path, who), 409, 'Conflict');
  await word(token);
  const { body } = await get(orderCall, path, who);
  expect(body).toMatchObject({
    ...{ Number: quote.Number, AcceptedBy: 'Ada Byron', Money: { Total: 1600 } },
    Pieces: [{ Position: 1, Sku: HARVEST_SKU, StyleId: 17, CatalogueVersion: 1, Total: 1600 }],
  });
  expect(JSON.stringify(body)).not.toMatch(/markup/i);
  const csv = await orderCsvCall(
    new Request(`http://localhost:3000/api/GetQuoteOrderCsv?id=${quote.Id}`, { headers: who }),
  );
  const lines = (await csv.text()).split('\r\n');
  expect(lines[1]).toContain(`${quote.Number},1,Piece 1,${HARVEST_SKU}`);
  expect(lines.find((line) => line.includes(',Total,'))).toMatch(/,1600$/);
  expectProblem(await get(orderCall, path, await seat()), 404, 'Not found');
});
