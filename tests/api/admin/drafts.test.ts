import { draftPartsSchema } from '@/lib/contracts/admin/answers';
import type { EditValue } from '@/lib/contracts/admin/edits';
import { draftState, requireDraft } from '@/lib/server/catalogue/drafts/draft-state';
import { gridFrom } from '@/lib/server/catalogue/drafts/grid-cells';
import { nextStainSku, stainsOf } from '@/lib/server/catalogue/drafts/stains';
import { database } from '@/lib/server/db';
import { catalogueDatabase } from '../catalogue-database';
import { expectProblem } from '../calls';
import { admin, cellOf, draft, edit, grid, newDraft, parts, style, type Admin } from './desk';

catalogueDatabase();

/** prisma/catalog/prices/tables/butterfly-console.csv: leg/shaker-taper in tier A is 100 dollars. */
const SHAKER_A = {
  Kind: 'Price',
  Style: 'tables/butterfly-console',
  Part: 'leg/shaker-taper',
  Size: null,
  Tier: 'A',
} as const;

it('An edit is seen beside what the draft began with, and undone by an edit back', async () => {
  const who = await admin();
  const { Id } = await newDraft(who);
  expect(await edit(who, Id, { ...SHAKER_A, Was: 10_000, Now: 10_400 })).toMatchObject({
    status: 200,
    body: { Id, Version: 1, State: 'Open', IsBehind: false },
  });
  expect(cellOf(await grid(who, Id, SHAKER_A.Style), SHAKER_A)).toEqual({ Now: 10_400, Base: 10_000 });
  expect((await draft(who, Id)).body.Styles).toContainEqual(
    expect.objectContaining({ Key: SHAKER_A.Style, IsChanged: true }),
  );
  await edit(who, Id, { ...SHAKER_A, Was: 10_400, Now: 10_000 });
  expect(cellOf(await grid(who, Id, SHAKER_A.Style), SHAKER_A)).toEqual({ Now: 10_000, Base: 10_000 });
});

it('The second of two who edit one cell is told what it says now and who says so, and nothing of theirs goes in', async () => {
  const [first, second] = [await admin('first@shop.test'), await admin('second@shop.test')];
  const { Id } = await newDraft(first);
  await edit(first, Id, { ...SHAKER_A, Was: 10_000, Now: 10_400 });
  const other = { ...SHAKER_A, Tier: 'B' } as const;
  const found = await edit(
    second,
    Id,
    { ...other, Was: 11_000, Now: 12_000 },
    { ...SHAKER_A, Was: 10_000, Now: 9_000 },
  );
  expectProblem(found, 409, 'Conflict');
  expect(found.body.Conflicts).toEqual([
    { Index: 1, Target: SHAKER_A, Now: 10_400, Author: 'first@shop.test', At: expect.any(String) },
  ]);
  expect(cellOf(await grid(second, Id, SHAKER_A.Style), other)).toEqual({ Now: 11_000, Base: 11_000 });
});

it('Of ten who set one cell at the same moment one succeeds', async () => {
  const who = await admin();
  const { Id } = await newDraft(who);
  const all = await Promise.all(
    Array.from({ length: 10 }, (_, index) => edit(who, Id, { ...SHAKER_A, Was: 10_000, Now: 20_000 + index })),
  );
  expect(all.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(9).fill(409)]);
});

it('A place that is not there refuses the batch by name', async () => {
  const who = await admin();
  const { Id } = await newDraft(who);
  const found = await edit(
    who,
    Id,
    { ...SHAKER_A, Was: 10_000, Now: 1 },
    { ...SHAKER_A, Part: 'leg/none', Was: null, Now: 1 },
  );
  expectProblem(found, 400, 'Malformed request');
  expect(found.body.errors).toEqual({ 'Edits.1': ['There is no part leg/none.'] });
  expect((await draft(who, Id)).body.Version).toBe(0);
});

it('A part is retired, and a new one made of another stands behind it with its prices and restrictions', async () => {
  const who = await admin();
  const { Id } = await newDraft(who);
  const { NextPartId } = (await draft(who, Id)).body;
  const copy = { CopyOf: 'leg/shaker-taper', Id: Number(NextPartId), Name: 'Long Taper', Sku: 'L97' };
  const before = await fieldOf(who, Id, 'leg/shaker-taper', 'description');
  const retired = { Kind: 'Part', Part: 'leg/parsons', Field: 'enabled' } as const;
  const field = { Kind: 'Part', Part: 'leg/long-taper', Field: 'description' } as const;
  expect(
    await edit(
      who,
      Id,
      { ...retired, Was: true, Now: false },
      { Kind: 'NewPart', Part: 'leg/long-taper', Was: null, Now: copy },
      { ...field, Was: before ?? null, Now: 'Longer.' },
    ),
  ).toMatchObject({ status: 200 });
  const found = await parts(who, `id=${Id}&search=leg/long-taper`);
  expect(found.body).toMatchObject({ Count: 1, Parts: [{ Key: 'leg/long-taper', Name: 'Long Taper', IsNew: true }] });
  expect(await fieldOf(who, Id, 'leg/long-taper', 'description')).toBe('Longer.');
  const prices = await grid(who, Id, SHAKER_A.Style);
  expect(cellOf(prices, { ...SHAKER_A, Part: 'leg/long-taper' })).toEqual({ Now: 10_000, Base: null });
  const offered = JSON.stringify((await style(who, Id, SHAKER_A.Style)).body.Sections);
  expect(offered).toContain('leg/long-taper');
});

it('Prices of all styles in the woods of a tier stand in one table, and are the same cells as in those of styles', async () => {
  const who = await admin();
  const { Id } = await newDraft(who);
  const tier = await grid(who, Id, 'tier/A');
  expect(tier.Columns).toEqual([{ Name: 'tier A', Target: { Tier: 'A' } }]);
  expect(new Set(tier.Rows.map(({ Target }) => Target.Style)).size).toBeGreaterThan(30);
  expect(cellOf(tier, SHAKER_A)).toEqual({ Now: 10_000, Base: 10_000 });
  await edit(who, Id, { ...SHAKER_A, Was: 10_000, Now: 10_600 });
  expect(cellOf(await grid(who, Id, 'tier/A'), SHAKER_A)).toEqual({ Now: 10_600, Base: 10_000 });
  const ofTables = await grid(who, Id, 'tier/A/tables');
  expect(ofTables.Rows.every(({ Target }) => Target.Style?.startsWith('tables/'))).toBe(true);
  expect(cellOf(ofTables, SHAKER_A)).toEqual({ Now: 10_600, Base: 10_000 });
});

it('A table of prices comes in pages of whole rows, of which one that is beyond the last has none', async () => {
  const who = await admin();
  const { Id } = await newDraft(who);
  const first = await grid(who, Id, 'tier/A');
  expect(first.Pages).toBe(1);
  expect(await grid(who, Id, 'tier/A&page=1')).toMatchObject({ Pages: 1, Rows: [] });
  const state = await draftState(database(), await requireDraft(database(), Id));
  const rows = Array.from({ length: 4_500 }, () => ({ Names: ['Turned'], Target: SHAKER_A }));
  const columns = Array.from({ length: 10 }, () => ({ Name: 'tier A', Target: {} }));
  // 20,000 cells a page are 2,000 rows of ten
  const pages = [0, 1, 2].map((page) => gridFrom(state, columns, rows, page));
  expect(pages.map(({ Rows, Pages }) => [Rows.length, Pages])).toEqual([
    [2_000, 3],
    [2_000, 3],
    [500, 3],
  ]);
});

it('A stain that is made in a draft has a colour of its own in every list, and none is left of it once it is taken out', async () => {
  const who = await admin();
  const { Id } = await newDraft(who);
  const first = Number((await draft(who, Id)).body.NextPartId);
  const lists = ['common', 'walnut', 'hickory'];
  const copyIn = (list: string) => ({
    ...{ CopyOf: `stain/${list}/driftwood`, Id: first + lists.indexOf(list), Name: 'Harbor Mist', Sku: '409' },
  });
  const made = lists.flatMap((list) => {
    const Part = `stain/${list}/harbor-mist`;
    return [
      { Kind: 'NewPart', Part, Was: null, Now: copyIn(list) } as const,
      { Kind: 'Part', Part, Field: 'image', Was: '301', Now: 's7a8f9355100' } as const,
    ];
  });
  expect((await edit(who, Id, ...made)).status).toBe(200);
  expect(await fieldOf(who, Id, 'stain/walnut/harbor-mist', 'image')).toBe('s7a8f9355100');
  const { book } = await draftState(database(), await requireDraft(database(), Id));
  const { stains, woods } = stainsOf(book);
  expect(woods).toHaveLength(12);
  expect(stains.find(({ word }) => word === 'harbor-mist')).toMatchObject({
    ...{ name: 'Harbor Mist', sku: '409' },
    // percentages.yaml: driftwood adds 8 percent
    listed: lists.map((list) => ({ copy: copyIn(list), adds: 800, image: 's7a8f9355100', isOffered: true })),
  });
  expect(nextStainSku(stains)).toBe('410');
  const gone = lists.map((list) => ({
    ...({ Kind: 'NewPart', Part: `stain/${list}/harbor-mist`, Was: copyIn(list), Now: null } as const),
  }));
  expect((await edit(who, Id, ...gone)).status).toBe(200);
  expect(await fieldOf(who, Id, 'stain/walnut/harbor-mist', 'image')).toBeUndefined();
});

async function fieldOf(who: Admin, id: string, part: string, field: string): Promise<EditValue | undefined> {
  const { Parts } = draftPartsSchema.parse((await parts(who, `id=${id}&search=${part}`)).body);
  return Parts[0]?.Fields.find(({ Field }) => Field === field)?.Now;
}
