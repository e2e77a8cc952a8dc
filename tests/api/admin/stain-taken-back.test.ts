/** What is left of a stain that was mixed at the desk, sold, and taken back (specification §24.5). */
import { GET as bySkuCall } from '@/app/api/GetPageByCustomSku/route';
import { POST as designTodayCall } from '@/app/api/GetDesignToday/route';
import { POST as pricesCall } from '@/app/api/GetTablePrices/route';
import { POST as publishCall } from '@/app/api/Admin/PublishDraft/route';
import { POST as rollbackCall } from '@/app/api/Admin/RollbackCatalogue/route';
import { GET as cardCall } from '@/app/pictures/og/[sku]/route';
import { designTodaySchema, picksToWire } from '@/lib/contracts/design-today';
import { selectionToWire } from '@/lib/contracts/selection';
import { currentCatalogue } from '@/lib/server/catalogue/load';
import { loadSkuPage } from '@/lib/server/configurator/load-page';
import { database } from '@/lib/server/db';
import { layerEngine } from '@/lib/server/layers/layers';
import { catalogueDatabase } from '../catalogue-database';
import { expectProblem, get, post, until } from '../calls';
import { letter, send } from '../email/letters';
import { HARVEST_LEG, HARVEST_SKU } from '../harvest-leg';
import { draft as quote, piece, save, seat } from '../quotes/desk';
import { admin, draft, edit, newDraft, type Admin } from './desk';

catalogueDatabase();
afterAll(() => layerEngine().close());

const MIST_SKU = HARVEST_SKU.replace('-113-', '-409-');
const GONE = 'No longer made: Stain: Harbor Mist.';
const DRIFTWOOD = 'stain/common/driftwood';
const MIST = 'stain/common/harbor-mist';
const SIZE = { Kind: 'Price', Style: 'tables/harvest-leg', Part: 'size/leg-42x72', Size: null, Tier: 'C' } as const;

const liveVersion = async (): Promise<number> => (await currentCatalogue()).snapshot.version;

/** Publishes and waits until this process answers from it. */
async function publish(who: Admin, ...edits: Parameters<typeof edit>[2][]): Promise<void> {
  const before = await liveVersion();
  const { Id } = await newDraft(who);
  expect((await edit(who, Id, ...edits)).status).toBe(200);
  expect((await post(publishCall, '/api/Admin/PublishDraft', { Id, Version: 1, Note: '' }, who)).status).toBe(200);
  await until(async () => (await liveVersion()) > before);
}

async function opened(sku: string) {
  const page = await loadSkuPage(sku, 'tables', 'harvest-leg');
  if (page.kind !== 'configurator') throw new Error(page.kind);
  return page;
}

it('A design in it is named by what is gone wherever it turns up, and goes on in what is made', async () => {
  const who = await admin();
  const first = await liveVersion();
  const Id = Number((await draft(who, (await newDraft(who)).Id)).body.NextPartId);
  const made = { CopyOf: DRIFTWOOD, Id, Name: 'Harbor Mist', Sku: '409' };
  await publish(
    who,
    { Kind: 'NewPart', Part: MIST, Was: null, Now: made },
    { Kind: 'Part', Part: MIST, Field: 'image', Was: '301', Now: 's7a8f9355100' },
  );
  const { configuration } = (await opened(MIST_SKU)).page;
  expect(configuration.sku).toBe(MIST_SKU);
  const kept = picksToWire(HARVEST_LEG, configuration.picks);
  const askToday = async () => {
    const { status, body, headers } = await post(designTodayCall, '/api/GetDesignToday', kept);
    expect([status, headers.get('catalogue-version')]).toEqual([200, String(await liveVersion())]);
    return designTodaySchema.parse(body);
  };
  expect(await askToday()).toMatchObject({ IsMade: true, CustomSku: MIST_SKU });

  const sold = await liveVersion();
  await post(rollbackCall, '/api/Admin/RollbackCatalogue', { Version: first, Note: 'Too grey' }, who);
  await until(async () => (await liveVersion()) > sold);
  // prices that come after it hide nothing of what was offered before
  for (const Now of [84_100, 84_200, 84_300, 84_400])
    await publish(who, { ...SIZE, Was: Now === 84_100 ? 84_000 : Now - 100, Now });

  const { notice, page } = await opened(MIST_SKU);
  expect(notice).toBe(`${GONE} What you see is the nearest that is made today.`);
  expect(page.configuration.sku).toBe(HARVEST_SKU);

  const today = await askToday();
  expect(today).toMatchObject({ IsMade: false, CustomSku: HARVEST_SKU });
  expect(today.Rows.map(({ Part }) => Part)).not.toContain('Harbor Mist');
  const ofToday = await post(pricesCall, '/api/GetTablePrices', today.Selection);
  // 844 × 2.7 = 2,278.80 and 160 × 2.7 = 432
  expect(ofToday.body).toMatchObject({ IsValid: true, Total: 2_279 + 432 });
  // a page that was open all the while learns from the refusal itself that the catalogue is another
  const refused = await post(pricesCall, '/api/GetTablePrices', selectionToWire(configuration));
  expectProblem(refused, 400, 'Malformed request');
  expect(refused.headers.get('catalogue-version')).toBe(String(await liveVersion()));

  const typed = await get(bySkuCall, `/api/GetPageByCustomSku?customSKU=${MIST_SKU}`);
  expectProblem(typed, 422, 'invalid sku');
  expect(typed.body).toMatchObject({ detail: GONE, Path: `/tables/harvest-leg?customSku=${MIST_SKU}` });
  const mails = await database().email.count();
  const mail = await send(letter({ customSku: MIST_SKU }));
  expectProblem(mail, 422, 'invalid sku');
  expect(mail.body.detail).toBe(GONE);
  expect(await database().email.count()).toBe(mails);
  const quoted = await save(await seat(), quote({ Pieces: [piece({ Sku: MIST_SKU })] }));
  expectProblem(quoted, 400, 'Malformed request');
  expect(quoted.body.errors).toEqual({ 'Pieces.0.Sku': [GONE] });

  const card = await cardCall(new Request(`http://localhost:3000/pictures/og/${MIST_SKU}.jpg`));
  const usual = await cardCall(new Request(`http://localhost:3000/pictures/og/${HARVEST_SKU}.jpg`));
  expect([card.status, card.headers.get('etag')]).toEqual([200, usual.headers.get('etag')]);
  expect(card.headers.get('cache-control')).not.toBe(usual.headers.get('cache-control'));
});
