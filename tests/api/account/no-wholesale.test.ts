import { POST as imageNames } from '@/app/api/CreateTableImageNames/route';
import { GET as getPage } from '@/app/api/GetPage/route';
import { GET as getPageBySku } from '@/app/api/GetPageByCustomSku/route';
import { POST as prices } from '@/app/api/GetTablePrices/route';
import { GET as openApi } from '@/app/api/openapi.json/route';
import { database } from '@/lib/server/db';
import { catalogueDatabase } from '../catalogue-database';
import { get, post } from '../calls';
import { HARVEST_SELECTION, HARVEST_SKU } from '../harvest-leg';
import { bearer, makeUser, tokenOf } from './people';

catalogueDatabase();

/** Wholesale figures that stand nowhere by chance: 7-digit numbers of cents, each price its own. */
const FIRST = 7_310_011;
const STEP = 1_013;

beforeAll(async () => {
  await database().$executeRaw`
    UPDATE price_entries AS p SET cents = ${FIRST} + ${STEP} * n.at
    FROM (SELECT id, row_number() OVER (ORDER BY id)::int AS at FROM price_entries WHERE cents > 0) AS n
    WHERE n.id = p.id`;
  await database().$executeRaw`UPDATE two_tone_additions SET cents = 9999007 WHERE cents > 0`;
  // The catalogue is read with the first call, which no test should have to wait for.
  await post(prices, '/api/GetTablePrices', HARVEST_SELECTION);
});

/** Every wholesale figure as cents, as dollars and cents, and as the dollars that a markup of 1.00 would show. */
async function wholesaleFigures(): Promise<ReadonlySet<string>> {
  const entries = await database().priceEntry.findMany({ where: { cents: { gt: 0 } }, select: { cents: true } });
  const cents = [...entries.map((entry) => entry.cents ?? 0), 9_999_007];
  return new Set(cents.flatMap((each) => [String(each), String(each / 100), String(Math.round(each / 100))]));
}

/** The numbers in a text, digits and decimals as they stand there. */
/** Figures of a text; what stands for a picture's version is none. */
const numbersIn = (text: string): string[] => text.replaceAll(/\.[0-9a-f]{8}(?=\/)/g, '').match(/\d+(?:\.\d+)?/g) ?? [];

/** Everything that the calls tell a stranger. */
async function toldToStrangers(): Promise<string> {
  const styles = await database().style.findMany();
  const pages = await Promise.all(
    styles.map(({ id, categoryId }) => get(getPage, `/api/GetPage?catId=${categoryId}&styleId=${id}`)),
  );
  expect(pages.every(({ status }) => status === 200)).toBe(true);
  const others = [
    await get(getPageBySku, `/api/GetPageByCustomSku?customSKU=${HARVEST_SKU}`),
    await get(getPageBySku, '/api/GetPageByCustomSku?customSKU=nonsense'),
    await post(prices, '/api/GetTablePrices', HARVEST_SELECTION),
    await post(prices, '/api/GetTablePrices', { ...HARVEST_SELECTION, Markup: '1.00', BottomStain: { Id: 1041 } }),
    await post(prices, '/api/GetTablePrices', { ...HARVEST_SELECTION, StyleId: 'x', Markup: [] }),
    await post(imageNames, '/api/CreateTableImageNames', HARVEST_SELECTION),
    await get(() => openApi(), '/api/openapi.json'),
  ];
  return [...pages, ...others].map(({ body, headers }) => JSON.stringify([body, [...headers]])).join('\n');
}

it('Strangers are told no wholesale figure, no markup and no code', async () => {
  const told = await toldToStrangers();
  const figures = await wholesaleFigures();
  expect(figures.size).toBeGreaterThan(100);
  expect(numbersIn(told).filter((number) => figures.has(number))).toEqual([]);
  // the public markup and its code; a markup field holds null or the code of nobody
  expect(told).not.toMatch(/\b(?:UGM|BMM)\b/);
  expect(numbersIn(told)).not.toContain('2.7');
  expect([...told.matchAll(/"(?:Markup|ReadableMarkupCode)":("[^"]*"|[^,{}[\]]+)/g)].map(([, value]) => value)).toEqual(
    expect.not.arrayContaining([expect.not.stringMatching(/^(?:null|"")$/)]),
  );
});

it('The same search finds them in what a dealer at wholesale is told', async () => {
  const headers = bearer(await tokenOf((await makeUser({ markup: 100 })).email));
  const { body } = await post(prices, '/api/GetTablePrices', HARVEST_SELECTION, headers);
  const figures = await wholesaleFigures();
  expect(numbersIn(JSON.stringify(body)).filter((number) => figures.has(number)).length).toBeGreaterThan(0);
});
