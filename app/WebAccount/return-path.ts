import { FROM, ROOT } from '@/lib/contracts/addresses';
import { loadPage } from '@/lib/server/configurator/load-page';

export type Query = Promise<Readonly<Record<string, string | readonly string[] | undefined>>>;

/** Only its path counts: it makes a relative address readable. */
const ANY_ORIGIN = 'http://shop.invalid';

/**
 * Where login leads: the category page somebody came from, else the root, and never another site (specification §21).
 */
export async function returnPathOf(query: Query): Promise<string> {
  const from = (await query)[FROM];
  if (typeof from !== 'string' || !URL.canParse(from, ANY_ORIGIN)) return ROOT;
  const { origin, pathname, search } = new URL(from, ANY_ORIGIN);
  const loaded = await loadPage('tables');
  if (origin !== ANY_ORIGIN || loaded.kind !== 'configurator') return ROOT;
  const route = pathname.split('/')[1];
  const isCategory = loaded.page.snapshot.categories.some((category) => category.normalizedName === route);
  return isCategory ? pathname + search : ROOT;
}
