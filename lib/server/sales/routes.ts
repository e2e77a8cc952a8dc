import 'server-only';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { SaleNote } from '@/lib/contracts/admin/sale-note';
import { saleNotesSchema, salesQuerySchema } from '@/lib/contracts/admin/sales';
import type { CatalogueSnapshot } from '@/lib/domain/catalogue';
import { requireCatalogueAdmin } from '../auth/caller';
import { currentCatalogue } from '../catalogue/load';
import { parseJsonObject, parseWith, readJsonText } from '../http/body';
import { addressOf } from '../http/client-address';
import { handle, json } from '../http/handle';
import { Problem } from '../http/problem';
import { refuseOtherSites } from '../http/same-origin';
import { csvAnswer, csvOf } from '../http/csv';
import { countSale } from './count';
import { isRefusal, partNames } from './refusals';
import { salesRows } from './report';

const MAX_BYTES = 16 * 1024;
/** Notes that one address may send a minute: nobody picks faster, and a few may share it. In memory: it keeps no visitor. */
const limiter = new RateLimiterMemory({ points: 600, duration: 60 });

/** POST CountPicks: what a browser tells of pages and picks. Who sent it is neither asked nor kept. */
export const saleNotesRoute = handle(async (request) => {
  refuseOtherSites(request);
  const { Notes } = parseWith(saleNotesSchema, parseJsonObject(await readJsonText(request, MAX_BYTES)));
  await spend(addressOf(request), Notes.length);
  const { snapshot } = await currentCatalogue();
  const known = Notes.filter((note) => isPossible(snapshot, note));
  for (const { Kind, Style, Part, By } of known) {
    countSale({ kind: Kind, styleId: Style, partId: Part, restriction: By });
  }
  return json({ Counted: known.length });
});

async function spend(address: string, points: number): Promise<void> {
  try {
    await limiter.consume(address, points);
  } catch (refused) {
    if (!(refused instanceof RateLimiterRes)) throw refused;
    throw new Problem(429, 'Too many notes.', undefined, { 'retry-after': '60' });
  }
}

function isPossible({ stylesById }: CatalogueSnapshot, { Kind, Style, Part, By }: SaleNote): boolean {
  const style = stylesById.get(Style);
  if (!style) return false;
  if (Kind === 'Page') return Part === 0 && By === '';
  return partNames(style).has(Part) && (Kind === 'Refused' ? isRefusal(style, By) : By === '');
}

const HEAD = ['Day', 'What', 'Style', 'Part', 'Restriction', 'Count'];

/** GET Admin/GetSalesCsv?from=…&to=…: every count of these days. */
export const salesCsvRoute = handle(async (request) => {
  await requireCatalogueAdmin(request);
  const query = Object.fromEntries(new URL(request.url).searchParams);
  const { from, to } = parseWith(salesQuerySchema, query);
  const rows = await salesRows(from, to);
  return csvAnswer(
    `what-sells-${from}-${to}`,
    csvOf(
      HEAD,
      rows.map(({ day, kind, style, part, restriction, count }) => [day, kind, style, part, restriction, count]),
    ),
  );
});
