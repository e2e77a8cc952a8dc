import { GET as auditCall } from '@/app/api/Admin/GetCatalogueAudit/route';
import { GET as diffCall } from '@/app/api/Admin/GetCatalogueDiff/route';
import { GET as versionsCall } from '@/app/api/Admin/GetCatalogueVersions/route';
import { POST as publishCall } from '@/app/api/Admin/PublishDraft/route';
import { POST as rollbackCall } from '@/app/api/Admin/RollbackCatalogue/route';
import { z } from 'zod';
import { POST as pricesCall } from '@/app/api/GetTablePrices/route';
import { versionsSchema } from '@/lib/contracts/admin/answers';
import { currentCatalogue } from '@/lib/server/catalogue/load';
import { catalogueDatabase } from '../catalogue-database';
import { expectProblem, get, post, until, type Answer } from '../calls';
import { HARVEST_SELECTION } from '../harvest-leg';
import { admin, edit, newDraft, type Admin } from './desk';

catalogueDatabase();

const publish = (who: Admin, Id: string, Version: number, Note = 'Spring prices'): Promise<Answer> =>
  post(publishCall, '/api/Admin/PublishDraft', { Id, Version, Note }, who);
const rollback = (who: Admin, Version: number): Promise<Answer> =>
  post(rollbackCall, '/api/Admin/RollbackCatalogue', { Version, Note: 'Too dear' }, who);
const newest = async (who: Admin) =>
  versionsSchema.parse((await get(versionsCall, '/api/Admin/GetCatalogueVersions', who)).body).Versions[0];

/** Harvest Leg, 42" x 72" with classic turned legs in cherry (tier C): 840 and 160 wholesale, 2.70 for the public. */
const total = async (): Promise<unknown> =>
  (await post(pricesCall, '/api/GetTablePrices', HARVEST_SELECTION)).body.Total;
const SIZE = { Kind: 'Price', Style: 'tables/harvest-leg', Part: 'size/leg-42x72', Size: null, Tier: 'C' } as const;
const LEG = { ...SIZE, Part: 'leg/classic-turned' } as const;

it('A price that is raised and published moves totals by the formula, and a rollback brings them back', async () => {
  const who = await admin('ada@shop.test');
  expect(await total()).toBe(2_700);
  const { Id, BaseVersion } = await newDraft(who, 'Four percent');
  // 840 × 1.04 is 873.60, 160 × 1.04 is 166.40
  const raised = await edit(who, Id, { ...SIZE, Was: 84_000, Now: 87_360 }, { ...LEG, Was: 16_000, Now: 16_640 });
  expect(raised.status).toBe(200);
  expect(await total()).toBe(2_700);

  const diff = await get(diffCall, `/api/Admin/GetCatalogueDiff?from=${BaseVersion}&to=${Id}`, who);
  expect(diff.body).toMatchObject({
    Summary: '2 prices changed',
    Added: [],
    Removed: [],
    Restrictions: [],
    Designs: [],
  });
  expect(diff.body.Prices).toEqual([
    expect.stringMatching(/^Harvest Leg: .*\(size\/leg-42x72\) in tier C \$840 → \$873\.60 \(\+4 %\)$/),
    expect.stringMatching(/^Harvest Leg: .*\(leg\/classic-turned\) in tier C \$160 → \$166\.40 \(\+4 %\)$/),
  ]);

  expect((await publish(who, Id, 1)).status).toBe(200);
  expect(await newest(who)).toMatchObject({
    ...{ Kind: 'Draft', Author: 'ada@shop.test', Note: 'Spring prices', Summary: '2 prices changed', IsLive: true },
  });
  // 873.60 × 2.7 = 2,358.72 and 166.40 × 2.7 = 449.28, each to whole dollars
  await until(async () => (await total()) === 2_359 + 449);

  expect((await rollback(who, BaseVersion)).status).toBe(200);
  expect(await newest(who)).toMatchObject({ Kind: 'Rollback', Note: 'Too dear', RestoredFrom: BaseVersion });
  await until(async () => (await total()) === 2_700);

  const { Entries } = (await get(auditCall, '/api/Admin/GetCatalogueAudit', who)).body;
  const done = z.array(z.looseObject({ Who: z.string(), What: z.string() })).parse(Entries);
  expect(done.map(({ Who, What }) => `${Who} ${What.replace(/\d+/g, 'N')}`)).toEqual([
    'ada@shop.test published version N, as version N was',
    'ada@shop.test published version N',
    'ada@shop.test edited draft Four percent',
    'ada@shop.test began draft Four percent',
    'the shipped catalogue published version N',
  ]);
  expect(JSON.stringify(Entries)).toContain('$840 → $873.60');
});

it('What lint finds keeps a draft from being published, and nothing changes', async () => {
  const who = await admin();
  const { Id, BaseVersion } = await newDraft(who);
  await edit(who, Id, { Kind: 'Part', Part: 'leg/classic-turned', Field: 'enabled', Was: true, Now: false });
  const found = await publish(who, Id, 1);
  expectProblem(found, 422, 'Defects');
  expect(JSON.stringify(found.body.errors)).toMatch(/default/);
  expect((await newest(who))?.Id).toBeGreaterThanOrEqual(BaseVersion);
  expect((await newest(who))?.Kind).not.toBe('Draft');
});

it('Two drafts of one version both go live when they change different values, and clash by name when the same', async () => {
  const who = await admin();
  const [first, second, third] = [await newDraft(who, 'One'), await newDraft(who, 'Two'), await newDraft(who, 'Three')];
  await edit(who, first.Id, { ...SIZE, Was: 84_000, Now: 90_000 });
  await edit(who, second.Id, { ...LEG, Was: 16_000, Now: 17_000 });
  await edit(who, third.Id, { ...SIZE, Was: 84_000, Now: 91_000 });
  expect((await publish(who, first.Id, 1)).status).toBe(200);
  expect((await publish(who, second.Id, 1)).status).toBe(200);
  // 900 × 2.7 = 2,430 and 170 × 2.7 = 459
  await until(async () => (await total()) === 2_430 + 459);
  const clash = await publish(who, third.Id, 1);
  expectProblem(clash, 409, 'Conflict');
  expect(clash.body.detail).toContain('(size/leg-42x72) in tier C');
});

it('A draft that somebody has edited since it was looked at is not published', async () => {
  const who = await admin();
  const { Id } = await newDraft(who);
  const { priceBook } = await currentCatalogue();
  const Was = priceBook.wholesaleCents({ styleId: 17, partId: 2007, sizePartId: null, woodPartId: 106 });
  await edit(who, Id, { ...SIZE, Was, Now: 99_000 });
  expectProblem(await publish(who, Id, 0), 409, 'Conflict');
});

it.each([
  [0, 400],
  [2_147_483_647, 404],
  [2_147_483_648, 400],
  [1.5, 400],
])('A version %p that there is none of is refused with %i', async (version, status) => {
  expect((await rollback(await admin(), version)).status).toBe(status);
});
