import type autocannon from 'autocannon';
import { stylePath } from '@/lib/contracts/addresses';
import { loadCatalogueFiles } from '@/lib/server/catalogue/files';
import { someSelection, warmLayer } from '../bench/subjects';

/** What is asked for, in shares of a hundred. */
const SHARES = { page: 60, price: 25, picture: 15 } as const;

/** A hundred requests in those shares, well mixed, that have all been asked for once. */
export async function mixOf(url: string): Promise<{ readonly page: string; readonly requests: autocannon.Request[] }> {
  const pages = loadCatalogueFiles('prisma/catalog').snapshot.categories.flatMap((category) =>
    category.styles.map((style) => stylePath(category.normalizedName, style.normalizedName)),
  );
  const { layer } = await warmLayer(url);
  const price: autocannon.Request = {
    method: 'POST',
    path: '/api/GetTablePrices',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(await someSelection(url)),
  };
  for (const page of pages) await (await fetch(url + page)).arrayBuffer();
  const kinds: autocannon.Request[] = [
    ...Array.from({ length: SHARES.page }, (_, at) => ({ path: pages[at % pages.length], headers: ZIPPED })),
    ...Array.from({ length: SHARES.price }, () => price),
    ...Array.from({ length: SHARES.picture }, () => ({ path: layer.slice(url.length) })),
  ];
  // 37 and 100 have no divisor in common: each is taken once.
  const requests = kinds.map((_, at) => kinds[(at * 37) % kinds.length] ?? price);
  return { page: pages[0] ?? '/', requests };
}

/** As browsers ask. */
const ZIPPED = { 'accept-encoding': 'br' };
