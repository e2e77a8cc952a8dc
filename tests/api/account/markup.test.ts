import { POST as pricesCall } from '@/app/api/GetTablePrices/route';
import { GET as codeCall } from '@/app/api/GetCode/route';
import { GET as superUserCall } from '@/app/api/IsSuperUser/route';
import { GET as markupInfoCall } from '@/app/api/MarkupInfo/route';
import { database } from '@/lib/server/db';
import { catalogueDatabase } from '../catalogue-database';
import { expectProblem, get, post, type Answer } from '../calls';
import { HARVEST_SELECTION } from '../harvest-leg';
import { bearer, cookieIn, makeUser, tokenOf, tryLogin } from './people';

catalogueDatabase();

/** 840 for the top and 160 for the legs, wholesale, with onyx stain (5 %) and felt glides (12.50). */
const SELECTION = { ...HARVEST_SELECTION, TopStain: { Id: 1030 }, TableOptions: [{ Id: 707 }] };
const prices = (headers: Record<string, string>, Markup: unknown = null): Promise<Answer> =>
  post(pricesCall, '/api/GetTablePrices', { ...SELECTION, Markup }, headers);
const code = (headers: Record<string, string>) => get(codeCall, '/api/GetCode', headers);
const isSuperUser = (headers: Record<string, string>) => get(superUserCall, '/api/IsSuperUser', headers);
const markupInfo = (headers: Record<string, string>, query: string) =>
  get(markupInfoCall, `/api/MarkupInfo${query}`, headers);

const loggedIn = async (markup: number, role?: 'SuperUser' | 'CatalogueAdmin') =>
  bearer(await tokenOf((await makeUser({ markup, role })).email));

// The catalogue is read with the first call, which no test should have to wait for.
beforeAll(async () => void (await prices({})), 60_000);

/** By hand, specification §15.1: lines rounded to dollars, 5 % of their sum rounded, and the option. */
const AT = {
  // 840 + 160, 5 % = 50, 12.50 → 13
  100: { TopPrice: 840, LegOrBasePrice: 160, Total: 1_063 },
  // 1848 + 352, 5 % = 110, 27.50 → 28
  220: { TopPrice: 1_848, LegOrBasePrice: 352, Total: 2_338 },
  // 2268 + 432, 5 % = 135, 33.75 → 34
  270: { TopPrice: 2_268, LegOrBasePrice: 432, Total: 2_869 },
  // 2797.20 → 2797, 532.80 → 533, 5 % of 3330 = 166.50 → 167, 41.625 → 42
  333: { TopPrice: 2_797, LegOrBasePrice: 533, Total: 3_539 },
  // 8391.60 → 8392, 1598.40 → 1598, 5 % of 9990 = 499.50 → 500, 124.875 → 125
  999: { TopPrice: 8_392, LegOrBasePrice: 1_598, Total: 10_615 },
};

describe('Prices', () => {
  it('are at the public markup for strangers, at their own for dealers, side by side', async () => {
    const [two, three] = [await loggedIn(220), await loggedIn(333)];
    for (let round = 0; round < 2; round += 1) {
      const found = await Promise.all([prices({}), prices(two), prices(three), prices({})]);
      expect(found.map(({ body }) => body)).toMatchObject([AT[270], AT[220], AT[333], AT[270]]);
      for (const { headers } of found) {
        expect(headers.get('cache-control')).toBe('private, no-store');
        expect(headers.get('vary')).toBe('Authorization, Cookie');
      }
    }
  });

  it('are a dealer’s by the cookie, too; one that does not hold is a stranger’s', async () => {
    const { email } = await makeUser({ markup: 100 });
    expect((await prices({ cookie: cookieIn(await tryLogin(email)) })).body).toMatchObject(AT[100]);
    expect((await prices({ cookie: 'next-auth.session-token=stale' })).body).toMatchObject(AT[270]);
  });

  it('are refused to a bearer token that does not hold', async () => {
    expectProblem(await prices(bearer('stale')), 401, 'Sign-in needed');
  });

  it.each([1, '1.00', 9.99, '9.99', '2.70', 'free', -1, {}, [2], true])(
    'of a dealer do not move by a markup they send: %j',
    async (Markup) => {
      const found = await prices(await loggedIn(220), Markup);
      expect(found.body).toMatchObject(AT[220]);
      expect(JSON.stringify(found.body)).not.toMatch(/2\.2|220|markup/i);
    },
  );

  it.each([
    ['1', 100],
    ['1.00', 100],
    [2.2, 220],
    ['3.33', 333],
    [9.99, 999],
  ] as const)('of a super user move by the markup they send: %j', async (Markup, markup) => {
    expect((await prices(await loggedIn(270, 'SuperUser'), Markup)).body).toMatchObject(AT[markup]);
  });

  it.each([null, '', '0.99', '10', '2.345', 2.345, 'two', -3, '1e0', ' ', [2], {}, true])(
    'of a super user stay at their dealer’s for what is no markup: %j',
    async (Markup) => {
      expect((await prices(await loggedIn(333, 'SuperUser'), Markup)).body).toMatchObject(AT[333]);
    },
  );

  it('follow a change of markup or role with the next call', async () => {
    const user = await makeUser({ markup: 100, role: 'SuperUser' });
    const headers = bearer(await tokenOf(user.email));
    expect((await prices(headers, '3.33')).body).toMatchObject(AT[333]);
    await database().user.update({ where: { id: user.id }, data: { role: 'Dealer' } });
    expect((await prices(headers, '3.33')).body).toMatchObject(AT[100]);
    await database().dealer.update({ where: { id: user.dealerId }, data: { markup: 220 } });
    expect((await prices(headers, '3.33')).body).toMatchObject(AT[220]);
  });
});

describe('GetCode', () => {
  it.each([
    [100, 'BMM'],
    [220, 'UUM'],
    [999, 'AAA'],
    [375, 'CGI'],
  ])('tells a dealer at %d the code %s and no number', async (markup, ReadableMarkupCode) => {
    const found = await code(await loggedIn(markup));
    expect(found).toMatchObject({ status: 200 });
    expect(found.body).toEqual({ Markup: null, ReadableMarkupCode, IsValid: true });
  });

  it('tells a super user the number, too', async () => {
    expect((await code(await loggedIn(275, 'SuperUser'))).body).toEqual({
      Markup: 2.75,
      ReadableMarkupCode: 'UGI',
      IsValid: true,
    });
  });
});

describe('IsSuperUser', () => {
  it('is true for a super user only', async () => {
    expect((await isSuperUser(await loggedIn(220))).body).toEqual({ IsSuperUser: false });
    expect((await isSuperUser(await loggedIn(220, 'CatalogueAdmin'))).body).toEqual({ IsSuperUser: false });
    expect((await isSuperUser(await loggedIn(220, 'SuperUser'))).body).toEqual({ IsSuperUser: true });
  });
});

describe('MarkupInfo', () => {
  it.each([
    ['1.00', { Markup: 1, ReadableMarkupCode: 'BMM', IsValid: true }],
    ['2.7', { Markup: 2.7, ReadableMarkupCode: 'UGM', IsValid: true }],
    ['9.99', { Markup: 9.99, ReadableMarkupCode: 'AAA', IsValid: true }],
    ['0.99', { Markup: null, ReadableMarkupCode: '', IsValid: false }],
    ['10', { Markup: null, ReadableMarkupCode: '', IsValid: false }],
    ['2.705', { Markup: null, ReadableMarkupCode: '', IsValid: false }],
    ['', { Markup: null, ReadableMarkupCode: '', IsValid: false }],
    ['BMM', { Markup: null, ReadableMarkupCode: '', IsValid: false }],
  ])('reads %j for a super user', async (newMarkup, answer) => {
    const found = await markupInfo(await loggedIn(220, 'SuperUser'), `?${new URLSearchParams({ newMarkup })}`);
    expect(found).toMatchObject({ status: 200 });
    expect(found.body).toEqual(answer);
  });

  it('is for super users only, and changes nothing', async () => {
    for (const role of [undefined, 'CatalogueAdmin'] as const) {
      const headers = await loggedIn(220, role);
      expectProblem(await markupInfo(headers, '?newMarkup=1.00'), 403, 'Not allowed');
      expect((await prices(headers)).body).toMatchObject(AT[220]);
    }
    expectProblem(await markupInfo(await loggedIn(220, 'SuperUser'), ''), 400, 'Malformed request');
  });
});

it('Strangers get 401 from every call about markups', async () => {
  for (const answer of [await code({}), await isSuperUser({}), await markupInfo({}, '?newMarkup=1.00')]) {
    expectProblem(answer, 401, 'Sign-in needed');
    expect(answer.headers.get('www-authenticate')).toBe('Bearer');
  }
});
