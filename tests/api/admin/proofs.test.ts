import { GET as exclusionCall } from '@/app/api/Admin/GetExclusion/route';
import { GET as findingsCall } from '@/app/api/Admin/GetCatalogueFindings/route';
import { GET as rehearsalCall } from '@/app/api/Admin/RehearseCatalogue/route';
import { GET as reportCsvCall } from '@/app/api/Admin/GetCatalogueReportCsv/route';
import { GET as reportCall } from '@/app/api/Admin/GetCatalogueReport/route';
import {
  exclusionSchema,
  findingsSchema,
  rehearsalSchema,
  reportSchema,
  type RehearsalStep,
} from '@/lib/contracts/admin/proofs';
import { catalogueDatabase } from '../catalogue-database';
import { expectProblem, get } from '../calls';
import { HARVEST_SKU } from '../harvest-leg';
import { saved, seat } from '../quotes/desk';
import { admin, draft, edit, newDraft, type Admin } from './desk';

catalogueDatabase();

const STYLE = 'tables/harvest-leg';
const PATH = '/api/Admin/RehearseCatalogue';

async function rehearsed(who: Admin, of: string): Promise<readonly RehearsalStep[]> {
  const response = await rehearsalCall(new Request(`http://localhost:3000${PATH}?of=${of}`, { headers: who }));
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/x-ndjson']);
  const lines = (await response.text()).trimEnd().split('\n');
  return lines.map((line) => rehearsalSchema.parse(JSON.parse(line)));
}

it('A rehearsal tells of every style and open quote what they would cost, and what changes most', async () => {
  const who = await admin();
  // 1,000 of wholesale at 1.60, two of them, and a draft that is no longer open does not count
  const quote = await saved(await seat());
  const { Id } = await newDraft(who);
  const price = { Kind: 'Price', Style: STYLE, Size: null, Tier: 'C' } as const;
  await edit(who, Id, { ...price, Part: 'size/leg-42x72', Was: 84_000, Now: 94_000 });

  const [start, ...steps] = await rehearsed(who, Id);
  expect(start).toEqual({ Type: 'Start', Styles: 42, Quotes: 1 });
  const styles = steps.flatMap((step) => (step.Type === 'Style' ? [step] : []));
  expect(styles).toHaveLength(42);
  const changed = styles.filter(({ Now, Then }) => JSON.stringify(Now) !== JSON.stringify(Then));
  // it starts in 42" x 72" in cherry: 940 + 160 wholesale in place of 840 + 160, at 2.70
  expect(changed).toEqual([
    expect.objectContaining({
      ...{ Style: STYLE, Name: 'Harvest Leg' },
      Now: expect.objectContaining({ Default: { CustomSku: HARVEST_SKU, Total: 2_700 } }),
      Then: expect.objectContaining({ Default: { CustomSku: HARVEST_SKU, Total: 2_970 } }),
    }),
  ]);
  // 1,100 at 1.60
  expect(steps.filter(({ Type }) => Type === 'Quote')).toEqual([
    {
      ...{ Type: 'Quote', Id: quote.Id, Number: quote.Number, State: 'Draft', Quoted: 1_600, Now: 1_600, Then: 1_760 },
      Pieces: [
        {
          ...{ CustomSku: HARVEST_SKU, Name: quote.Pieces[0]?.Name, Quoted: 1_600, Now: 1_600, Then: 1_760 },
          Note: 'Costs $1,760 today: the price has risen by $160.',
        },
      ],
    },
  ]);
  const change = { Style: STYLE, Kind: 'standard', From: 2_700, To: 2_970, Dollars: 270, Percent: 10 };
  expect(steps.at(-1)).toMatchObject({ Type: 'End', ByDollars: [change], ByPercent: [change] });
  // and nothing of it is published
  expect((await draft(who, Id)).body).toMatchObject({ State: 'Open', Version: 1 });
});

it('A piece that the draft rules out can no longer be ordered', async () => {
  const who = await admin();
  await saved(await seat());
  const { Id } = await newDraft(who);
  const rule = { Kind: 'Restriction', Style: STYLE, Parts: ['size/leg-42x72', 'leg/classic-turned'] } as const;
  await edit(who, Id, { ...rule, Parts: [...rule.Parts], Was: false, Now: true });
  const found = (await rehearsed(who, Id)).flatMap((step) => (step.Type === 'Quote' ? step.Pieces : []));
  // the words of a size (specification §8)
  const Note = 'Can no longer be ordered as it is. 42" x 72" Size is not available.';
  for (const piece of found) {
    expect(piece).toMatchObject({ Now: 1_600, Then: null, Note });
  }
  expect(found.length).toBeGreaterThan(0);
});

it('What is not there cannot be rehearsed', async () => {
  expectProblem(await get(rehearsalCall, `${PATH}?of=999999`, await admin()), 404, 'Not found');
});

it('The report counts the designs of every style and prices the cheapest and the dearest', async () => {
  const who = await admin();
  const { Id } = await newDraft(who);
  const { Styles } = reportSchema.parse((await get(reportCall, `/api/Admin/GetCatalogueReport?of=${Id}`, who)).body);
  expect(Styles).toHaveLength(42);
  for (const { Cheapest, Default, Dearest, Designs } of Styles) {
    expect(Cheapest?.Total).toBeLessThanOrEqual(Default?.Total ?? NaN);
    expect(Default?.Total).toBeLessThan(Dearest?.Total ?? NaN);
    expect(BigInt(Designs)).toBeGreaterThan(1_000_000n);
  }
});

it('The report as a file has the same figures, a row a style', async () => {
  const who = await admin();
  const { Id } = await newDraft(who);
  const { Styles } = reportSchema.parse((await get(reportCall, `/api/Admin/GetCatalogueReport?of=${Id}`, who)).body);
  const url = `http://localhost:3000/api/Admin/GetCatalogueReportCsv?of=${Id}`;
  const file = await reportCsvCall(new Request(url, { headers: who }));
  expect([file.status, file.headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8']);
  const [head, ...rows] = (await file.text()).trimEnd().split('\r\n');
  expect(head).toBe(
    'Style,Name,Designs,Designs in words,Cheapest,Cheapest sku,Default,Default sku,Dearest,Dearest sku',
  );
  expect(rows).toHaveLength(42);
  const harvest = Styles.find(({ Style }) => Style === STYLE);
  const range = [harvest?.Cheapest, harvest?.Default, harvest?.Dearest];
  expect(rows.find((row) => row.startsWith(`${STYLE},`))).toBe(
    [
      ...[STYLE, 'Harvest Leg', harvest?.Designs, harvest?.DesignsInWords],
      ...range.flatMap((design) => [design?.Total, design?.CustomSku]),
    ].join(','),
  );
});

it('Findings name what a draft plants, with keys to link to', async () => {
  const who = await admin();
  const { Id } = await newDraft(who);
  const hole = { Kind: 'Price', Style: STYLE, Part: 'size/leg-42x72', Size: null, Tier: 'C' } as const;
  await edit(who, Id, { ...hole, Was: 84_000, Now: null });
  const found = await get(findingsCall, `/api/Admin/GetCatalogueFindings?of=${Id}`, who);
  const { Findings } = findingsSchema.parse(found.body);
  expect(Findings.filter(({ Severity }) => Severity === 'defect')).toEqual([
    {
      ...{ Kind: 'price-hole', Severity: 'defect' },
      Message: 'price hole: size/leg-42x72 has no price for wood tier C; write n/a if it is not made',
      Target: { Style: STYLE, Section: 'size-leg', Parts: ['size/leg-42x72'], Size: 'size/leg-42x72', Tier: 'C' },
      Example: { CustomSku: HARVEST_SKU, Picks: [] },
    },
  ]);
});

it('The share of designs that a restriction excludes, or would', async () => {
  const who = await admin();
  const { Id } = await newDraft(who);
  const ask = async (parts: string) =>
    exclusionSchema.parse(
      (await get(exclusionCall, `/api/Admin/GetExclusion?of=${Id}&style=${STYLE}&parts=${parts}`, who)).body,
    );
  const none = await ask('size/leg-42x72,size/leg-48x108');
  // one table has one size
  expect(none).toMatchObject({ Excluded: '0', Share: '0 %' });
  const some = await ask('size/leg-42x72,leg/classic-turned');
  expect(BigInt(some.Excluded) + BigInt(some.Left)).toBe(BigInt(none.Left));
  expect(some.Share).toMatch(/^\d+(\.\d+)? %$/);
  const path = `/api/Admin/GetExclusion?of=${Id}&style=tables/none&parts=a/b,c/d`;
  expectProblem(await get(exclusionCall, path, who), 404, 'Not found');
});
