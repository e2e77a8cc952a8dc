import { POST as notesCall } from '@/app/api/CountPicks/route';
import { GET as csvCall } from '@/app/api/Admin/GetSalesCsv/route';
import { SALE_NOTES_CALL } from '@/lib/contracts/admin/sale-note';
import { SALES_CSV_CALL } from '@/lib/contracts/admin/sales';
import { currentCatalogue } from '@/lib/server/catalogue/load';
import { database } from '@/lib/server/db';
import { env } from '@/lib/server/env';
import { countDesign, flushSales } from '@/lib/server/sales/count';
import { salesRows } from '@/lib/server/sales/report';
import { freshAddress, from } from '../account/people';
import { catalogueDatabase } from '../catalogue-database';
import { expectProblem, post, until } from '../calls';
import { letter, send as sendMail, sent } from '../email/letters';
import { HARVEST_SKU } from '../harvest-leg';
import { draft, piece, quoteIn, seat, send as sendQuote, sentQuote, tokenSentTo, word } from '../quotes/desk';
import { makeAdmin, others } from './admins';

catalogueDatabase();

const HARVEST_LEG = 17;
const today = (): string => new Date().toISOString().slice(0, 10);
const note = (more: object) => ({ Kind: 'Page', Style: HARVEST_LEG, Part: 0, By: '', ...more });
const send = (Notes: readonly object[], headers: Record<string, string> = from(freshAddress())) =>
  post(notesCall, SALE_NOTES_CALL, { Notes }, headers);

async function counted() {
  await flushSales();
  return salesRows(today(), today());
}

beforeEach(async () => {
  await flushSales();
  await database().saleCount.deleteMany();
});

/** A restriction of two parts of the style, and a part of it. */
async function restricted() {
  const style = (await currentCatalogue()).snapshot.stylesById.get(HARVEST_LEG);
  const [pair] = style?.partRestrictions ?? [];
  if (!style || !pair) throw new Error('the style restricts nothing');
  return { ...pair, key: [pair.leftPartId, pair.rightPartId].map(String).sort().join(' ') };
}

it('Pages, picks and refused picks are added up a day, with names and what refused them', async () => {
  const { leftPartId, rightPartId, key } = await restricted();
  const notes = [
    note({}),
    note({}),
    note({ Kind: 'Pick', Part: leftPartId }),
    note({ Kind: 'Refused', Part: rightPartId, By: key }),
  ];
  expect((await send(notes)).body).toEqual({ Counted: 4 });
  expect((await send([note({})])).body).toEqual({ Counted: 1 });
  const rows = await counted();
  expect(rows.map(({ kind, count }) => [kind, count])).toEqual([
    ['Page', 3],
    ['Pick', 1],
    ['Refused', 1],
  ]);
  expect(rows[0]).toMatchObject({ day: today(), style: 'Harvest Leg', part: '' });
  expect(rows[2]?.restriction).toContain(' with ');
  await send([note({})]);
  expect((await counted())[0]?.count).toBe(4);
});

it('What cannot have happened is not written down', async () => {
  const { leftPartId } = await restricted();
  const notes = [
    note({ Style: 999_999 }),
    note({ Kind: 'Pick', Part: 999_999 }),
    note({ Kind: 'Refused', Part: leftPartId, By: '1 2' }),
    note({ Kind: 'Refused', Part: leftPartId, By: 'ada@home.test' }),
    note({ By: 'anything' }),
  ];
  expect((await send(notes)).body).toEqual({ Counted: 0 });
  expect(await counted()).toEqual([]);
});

it('Too many at once, too many a minute and other sites are refused', async () => {
  expectProblem(await send(Array.from({ length: 51 }, () => note({}))), 400, 'Malformed request');
  const here = from(freshAddress());
  const full = Array.from({ length: 50 }, () => note({}));
  for (let sent = 0; sent < 600; sent += 50) expect((await send(full, here)).status).toBe(200);
  expectProblem(await send(full, here), 429, 'Too many requests');
  expectProblem(await send([note({})], { origin: 'https://evil.example' }), 403, 'Not allowed');
});

it('A design that is mailed or quoted counts with each of its parts, as often as there are pieces', async () => {
  await countDesign('Quote', HARVEST_SKU, 3);
  await countDesign('Mail', 'no sku at all');
  const rows = await counted();
  expect(rows.every(({ kind, count }) => kind === 'Quote' && count === 3)).toBe(true);
  expect(rows.filter(({ partId }) => partId === 0)).toHaveLength(1);
  expect(rows.map(({ part }) => part)).toContain('Cherry');
});

/** How often the table itself was counted, once it was counted at all. */
async function timesOf(kind: string): Promise<number | undefined> {
  const piece = async () => (await counted()).find((row) => row.kind === kind && row.partId === 0);
  await until(async () => (await piece()) !== undefined);
  return (await piece())?.count;
}

it('A mail with a design counts when it is taken, one without or refused does not', async () => {
  expect((await sendMail(letter({ customSku: 'nonsense' }))).status).toBe(422);
  await sent(letter());
  await sent(letter({ customSku: HARVEST_SKU }));
  expect(await timesOf('Mail')).toBe(1);
  expect((await counted()).map(({ part }) => part)).toContain('Cherry');
});

it('A quote counts each of its pieces when it is sent first, and again when its customer accepts', async () => {
  const who = await seat();
  const Pieces = [piece({ Quantity: 3 }), piece({ Quantity: 2 })];
  const { quote } = await sentQuote(who, draft({ Pieces }));
  expect(await timesOf('Quote')).toBe(5);
  expect((await counted()).some(({ kind }) => kind === 'Accepted')).toBe(false);
  // sent once more it is still one quote
  quoteIn(await sendQuote(who, quote));
  expect((await word(await tokenSentTo(quote.Customer.Email))).status).toBe(200);
  expect(await timesOf('Accepted')).toBe(5);
  expect(await timesOf('Quote')).toBe(5);
});

it('One setting switches it off', async () => {
  env.COUNT_SALES = 'off';
  try {
    await send([note({})]);
    await countDesign('Mail', HARVEST_SKU);
    expect(await counted()).toEqual([]);
  } finally {
    env.COUNT_SALES = 'on';
  }
});

it('The file has every count, for administrators alone', async () => {
  await send([note({})]);
  await flushSales();
  const url = `http://localhost:3000${SALES_CSV_CALL}?from=${today()}&to=${today()}`;
  const { headers } = await makeAdmin();
  const file = await csvCall(new Request(url, { headers }));
  expect(await file.text()).toBe(`Day,What,Style,Part,Restriction,Count\r\n${today()},Page,Harvest Leg,,,1\r\n`);
  for (const caller of await others()) {
    expect((await csvCall(new Request(url, { headers: caller }))).status).toBe(403);
  }
});
