import { loadSkuPage } from '@/lib/server/configurator/load-page';
import { importRows } from '@/lib/server/catalogue/import';
import { readCatalogueRows } from '@/lib/server/catalogue/files';
import { POST as pricesCall } from '@/app/api/GetTablePrices/route';
import { currentCatalogue } from '@/lib/server/catalogue/load';
import { env } from '@/lib/server/env';
import { catalogueDatabase } from '../catalogue-database';
import { post, until } from '../calls';
import { HARVEST_SELECTION, HARVEST_SKU } from '../harvest-leg';

catalogueDatabase();

const shop = readCatalogueRows('prisma/catalog');
const FIFTH = HARVEST_SKU.replace('L0130', 'L0630');

async function publishWithout(key: string): Promise<void> {
  const { version } = (await currentCatalogue()).snapshot;
  const parts = shop.parts.map((part) => (part.key === key ? { ...part, isEnabled: false } : part));
  await importRows(env.DATABASE_URL ?? '', { ...shop, parts });
  await until(async () => (await currentCatalogue()).snapshot.version > version);
}

const opened = async (sku: string) => {
  const page = await loadSkuPage(sku, 'tables', 'harvest-leg');
  if (page.kind !== 'configurator') throw new Error(page.kind);
  return page;
};

it('A link to a part that is retired says which, and shows the nearest design; others work as ever', async () => {
  expect((await opened(FIFTH)).notice).toBe('');
  const made = (await post(pricesCall, '/api/GetTablePrices', HARVEST_SELECTION)).headers.get('catalogue-version');
  await publishWithout('leg/fluted-taper');
  const { notice, page } = await opened(FIFTH);
  expect(notice).toBe('No longer made: Leg: Fluted Taper. What you see is the nearest that is made today.');
  expect(page.configuration.sku).toBe(HARVEST_SKU);
  expect((await opened(HARVEST_SKU)).notice).toBe('');
  expect((await opened('LTNONSENSE')).notice).toBe('invalid sku');
  const since = (await post(pricesCall, '/api/GetTablePrices', HARVEST_SELECTION)).headers.get('catalogue-version');
  expect(Number(since)).toBeGreaterThan(Number(made));
});
