import { GET as getPageCall } from '@/app/api/GetPage/route';
import { POST as namesCall } from '@/app/api/CreateTableImageNames/route';
import { POST as pricesCall } from '@/app/api/GetTablePrices/route';
import { loadPreview } from '@/lib/server/configurator/load-preview';
import { makeUser, bearer, tokenOf } from '../account/people';
import { catalogueDatabase } from '../catalogue-database';
import { expectProblem, get, post } from '../calls';
import { HARVEST_SELECTION, HARVEST_SKU } from '../harvest-leg';
import { admin, edit, newDraft } from './desk';

catalogueDatabase();

const SIZE = { Kind: 'Price', Style: 'tables/harvest-leg', Part: 'size/leg-42x72', Size: null, Tier: 'C' } as const;
const total = async (headers = {}): Promise<unknown> =>
  (await post(pricesCall, '/api/GetTablePrices', HARVEST_SELECTION, headers)).body.Total;

it('A draft answers pages, prices and pictures for an admin who names it, and for nobody else', async () => {
  const who = await admin();
  const { Id } = await newDraft(who);
  await edit(who, Id, { ...SIZE, Was: 84_000, Now: 87_360 });
  const preview = { ...who, 'preview-draft': Id };
  // At the admin's own markup of 2.20: 840 is 1,848, 873.60 is 1,921.92; 160 is 352.
  expect([await total(who), await total(preview), await total(who)]).toEqual([1_848 + 352, 1_922 + 352, 1_848 + 352]);
  // an edit is seen at once
  await edit(who, Id, { ...SIZE, Was: 87_360, Now: 90_000 });
  expect(await total(preview)).toBe(1_980 + 352);
  expect((await post(namesCall, '/api/CreateTableImageNames', HARVEST_SELECTION, preview)).status).toBe(200);

  await edit(who, Id, { Kind: 'Part', Part: 'leg/fluted-taper', Field: 'enabled', Was: true, Now: false });
  const page = '/api/GetPage?catId=1&styleId=17';
  expect(JSON.stringify((await get(getPageCall, page, preview)).body)).not.toContain('Fluted Taper');
  expect(JSON.stringify((await get(getPageCall, page, who)).body)).toContain('Fluted Taper');

  for (const role of [null, 'Dealer', 'SuperUser'] as const) {
    const headers = role === null ? {} : bearer(await tokenOf((await makeUser({ role })).email));
    const found = await post(pricesCall, '/api/GetTablePrices', HARVEST_SELECTION, { ...headers, 'preview-draft': Id });
    expectProblem(found, 403, 'Not allowed');
  }
  const unknown = { ...who, 'preview-draft': crypto.randomUUID() };
  expectProblem(await post(pricesCall, '/api/GetTablePrices', HARVEST_SELECTION, unknown), 404, 'Not found');
});

it('The page of a preview is made of the draft, and opens a design of it', async () => {
  const who = await admin();
  const { Id } = await newDraft(who);
  await edit(who, Id, { ...SIZE, Was: 84_000, Now: 87_360 });
  const loaded = await loadPreview(Id, ['tables', 'harvest-leg'], HARVEST_SKU);
  // at the public 2.70: 2,358.72 and 432
  expect(loaded?.page.prices.total).toBe(2_359 + 432);
  expect(loaded?.page.configuration.sku).toBe(HARVEST_SKU);
  expect(await loadPreview(Id, ['tables', 'no-such-style'], null)).toBeNull();
});
