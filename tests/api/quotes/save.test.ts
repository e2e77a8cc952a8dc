/** Saving quotes: numbers, frozen content, two editors, and who sees what (specification §23). */
import { database } from '@/lib/server/db';
import { catalogueDatabase } from '../catalogue-database';
import { expectProblem, until } from '../calls';
import { HARVEST_SKU } from '../harvest-leg';
import { copy, draft, list, piece, quoteIn, read, revise, save, saved, seat, sentQuote, twoSeats } from './desk';

catalogueDatabase();

const YEAR = new Date().getUTCFullYear();

it('A design becomes a numbered quote at the dealer’s price', async () => {
  const quote = await saved(await seat());
  // 1,000 of wholesale at 1.60
  expect(quote).toMatchObject({ State: 'Draft', Revision: 1, Version: 1, Number: expect.stringMatching(/^DEA\d*-/) });
  expect(quote.Number).toMatch(new RegExp(`-${YEAR}-0001$`));
  expect(quote.Pieces).toMatchObject([{ Sku: HARVEST_SKU, UnitPrice: 1600, Total: 1600, Today: 1600 }]);
  expect(quote.Money).toMatchObject({ Total: 1600, Balance: 1600 });
});

it('Pieces, discounts, delivery, tax and deposit add up', async () => {
  const Pieces = [piece({ Quantity: 2, DiscountPercent: 10 }), piece()];
  const more = { Pieces, DiscountPercent: 5, Delivery: 120, TaxPercent: 7, DepositPercent: 30 };
  const { Money } = await saved(await seat(), draft(more));
  // 2 × 1,440 + 1,600 = 4,480; less 5 % 4,256; tax 297.92: 298; 4,256 + 120 + 298 = 4,674; 30 % 1,402.2: 1,402
  expect(Money).toEqual({
    ...{ Pieces: 4480, DiscountPercent: 5, Discount: 224, Delivery: 120, TaxPercent: 7, Tax: 298, Total: 4674 },
    ...{ DepositPercent: 30, Deposit: 1402, Balance: 3272 },
  });
});

it('Thirty that are saved at once have the numbers one to thirty', async () => {
  const [ann, bob] = await twoSeats();
  const quotes = await Promise.all(Array.from({ length: 30 }, (_, index) => saved(index % 2 ? ann : bob)));
  const counts = quotes.map(({ Number: number }) => Number(number.slice(-4))).sort((a, b) => a - b);
  expect(counts).toEqual(Array.from({ length: 30 }, (_, index) => index + 1));
  expect(new Set(quotes.map(({ Number: number }) => number.slice(0, -5))).size).toBe(1);
});

it('A save that is repeated, or sent twice at once, makes one quote and takes one number', async () => {
  const who = await seat();
  const body = draft();
  const answers = await Promise.all([save(who, body), save(who, body)]);
  // The later of two at the same moment may be told that it is there already.
  expect(answers.map(({ status }) => status).sort()[0]).toBe(200);
  expect((await saved(who, body)).Number).toMatch(/-0001$/);
  expect((await saved(who)).Number).toMatch(/-0002$/);
});

it('A save that fails leaves no hole', async () => {
  const who = await seat();
  expectProblem(await save(who, draft({ Pieces: [piece({ Sku: 'NONSENSE' })] })), 400, 'Malformed request');
  expect((await saved(who)).Number).toMatch(/-0001$/);
});

it('Two dealers of one name number their quotes apart', async () => {
  const [first, second] = [await saved(await seat()), await saved(await seat())];
  expect(first.Number.split('-')[0]).not.toBe(second.Number.split('-')[0]);
});

it('The second of two editors is told, and who was first', async () => {
  const [ann, bob] = await twoSeats();
  const body = draft();
  const { Version } = await saved(ann, body);
  expect(await saved(ann, { ...body, Version, Terms: 'Anew' })).toMatchObject({ Version: 2, Terms: 'Anew' });
  const late = await save(bob, { ...body, Version, Terms: 'Otherwise' });
  expectProblem(late, 409, 'Conflict');
  expect(late.body.detail).toContain('has changed this quote since you opened it');
  expect(quoteIn(await read(bob, body.Id)).Terms).toBe('Anew');
});

it('A changed markup moves no piece that was saved, says what it would cost, and prices it anew when asked to', async () => {
  const who = await seat();
  const body = draft();
  await saved(who, body);
  await database().dealer.updateMany({ data: { markup: 200 } });
  const kept = await saved(who, { ...body, Version: 1 });
  expect(kept.Pieces[0]).toMatchObject({ UnitPrice: 1600 });
  const Pieces = body.Pieces.map((each) => ({ ...each, IsPricedAnew: true }));
  const anew = await saved(who, { ...body, Version: 2, Pieces });
  expect(anew.Pieces[0]).toMatchObject({ UnitPrice: 2000 });
});

it('A quote is its dealer’s: for everybody else it is not there, in the same words as none', async () => {
  const quote = await saved(await seat());
  const stranger = await seat();
  const foreign = await read(stranger, quote.Id);
  const unknown = await read(stranger, crypto.randomUUID());
  expectProblem(foreign, 404, 'Not found');
  expect(foreign.body).toEqual(unknown.body);
  expectProblem(await save(stranger, draft({ Id: quote.Id, Version: 1 })), 404, 'Not found');
  expectProblem(await copy(stranger, { Id: quote.Id, NewId: crypto.randomUUID() }), 404, 'Not found');
  expectProblem(await read({}, quote.Id), 401, 'Sign-in needed');
});

it('An admin of the catalogue reads all and changes none of others', async () => {
  const quote = await saved(await seat());
  const admin = await seat({ role: 'CatalogueAdmin' });
  expect(quoteIn(await read(admin, quote.Id)).Number).toBe(quote.Number);
  expect((await list(admin)).body).toMatchObject({ IsAll: true });
  expectProblem(await save(admin, draft({ Id: quote.Id, Version: 1 })), 404, 'Not found');
  expectProblem(await copy(admin, { Id: quote.Id, NewId: crypto.randomUUID() }), 404, 'Not found');
});

it('The list finds by customer, number and state, and sums what it found', async () => {
  const who = await seat();
  const named = (Name: string) => ({ ...draft().Customer, Name });
  await saved(who, draft({ Customer: named('Grace Hopper') }));
  const { quote } = await sentQuote(who, draft({ Customer: named('Alan Turing') }));
  const numbers = async (query: string) => {
    const { body } = await list(who, query);
    return [body.Count, body.Total, JSON.stringify(body.Quotes).match(/"CustomerName":"[^"]*/g)?.length ?? 0];
  };
  expect(await numbers('')).toEqual([2, 3200, 2]);
  expect(await numbers('?search=hopper')).toEqual([1, 1600, 1]);
  expect(await numbers(`?search=${quote.Number}`)).toEqual([1, 1600, 1]);
  expect(await numbers('?state=Sent')).toEqual([1, 1600, 1]);
  expect(await numbers('?state=Accepted')).toEqual([0, 0, 0]);
});

it('A copy has a number of its own and the prices of its source, and asking twice makes one', async () => {
  const who = await seat();
  const quote = await saved(who);
  await database().dealer.updateMany({ data: { markup: 200 } });
  const asked = { Id: quote.Id, NewId: crypto.randomUUID() };
  const first = quoteIn(await copy(who, asked));
  expect(first).toMatchObject({ State: 'Draft', Money: quote.Money, Number: quote.Number.replace(/1$/, '2') });
  expect(quoteIn(await copy(who, asked)).Number).toBe(first.Number);
});

it('A revision is a new draft under the same number; a draft is not revised', async () => {
  const who = await seat();
  const { quote } = await sentQuote(who);
  const next = quoteIn(await revise(who, quote));
  expect(next).toMatchObject({ Number: quote.Number, Revision: 2, State: 'Draft', Money: quote.Money });
  expectProblem(await revise(who, next), 409, 'Conflict');
  expectProblem(await revise(who, quote), 409, 'Conflict');
});

it.each([
  ['a percentage above the limit', { TaxPercent: 31 }],
  ['half a dollar', { Delivery: 0.5 }],
  ['a day that is none', { ValidUntil: '2026-02-30' }],
  ['no pieces', { Pieces: [] }],
  ['a discount of everything', { DiscountPercent: 100 }],
  ['three decimals', { TaxPercent: 8.125 }],
  ['a field that nobody knows', { Total: 1 }],
  ['a line break in a name', { Customer: { ...draft().Customer, Name: 'Ada\nBcc: all' } }],
])('It refuses %s', async (_, wrong) => {
  expectProblem(await save(await seat(), draft(wrong)), 400, 'Malformed request');
});

it('No answer holds a markup or a wholesale figure', async () => {
  const who = await seat();
  const quote = await saved(who);
  const text = JSON.stringify([quote, (await list(who)).body]);
  expect(text).not.toMatch(/markup|wholesale|"160"|:160[,}]|1000/i);
});

/** The last of the file: it changes the catalogue. */
it('A price rise moves nothing, and is told in words', async () => {
  const who = await seat();
  const { Id } = await saved(who);
  await database().priceEntry.updateMany({ data: { cents: { multiply: 2 } } });
  await database().catalogueVersion.create({ data: { contentHash: 'dearer' } });
  const quoted = async () => quoteIn(await read(who, Id)).Pieces[0];
  await until(async () => (await quoted())?.Today !== 1600);
  expect(await quoted()).toMatchObject({
    ...{ UnitPrice: 1600, Total: 1600, Today: 3200 },
    TodayNote: 'Costs $3,200 today: the price has risen by $1,600.',
  });
});
