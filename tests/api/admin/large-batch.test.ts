import type { TargetOf } from '@/lib/contracts/admin/edits';
import { WOOD_TIERS } from '@/lib/contracts/part';
import { readCatalogueRows } from '@/lib/server/catalogue/files';
import { catalogueDatabase } from '../catalogue-database';
import { admin, cellOf, edit, grid, newDraft } from './desk';

catalogueDatabase();

const CELLS = 10_000;

/** That many prices of the shop, each with what it is. */
function pricedCells(): (TargetOf<'Price'> & { readonly Was: number })[] {
  const { parts, styles, categories, prices } = readCatalogueRows('prisma/catalog');
  const partKey = new Map(parts.map(({ id, key }) => [id, key]));
  const category = new Map(categories.map(({ id, normalizedName }) => [id, normalizedName]));
  const style = new Map(styles.map((row) => [row.id, `${category.get(row.categoryId)}/${row.normalizedName}`]));
  return prices.slice(0, CELLS).map(({ styleId, partId, sizePartId, woodTier, cents }) => ({
    Kind: 'Price',
    Style: style.get(styleId) ?? '',
    Part: partKey.get(partId) ?? '',
    Size: sizePartId === null ? null : (partKey.get(sizePartId) ?? null),
    Tier: WOOD_TIERS.find((tier) => tier === woodTier) ?? null,
    Was: cents ?? 0,
  }));
}

it('Ten thousand cells come in with one batch, or none of them', async () => {
  const who = await admin();
  const { Id } = await newDraft(who);
  const cells = pricedCells().filter(({ Was }) => Was > 0);
  const raised = cells.map((cell) => ({ ...cell, Now: Math.round(cell.Was * 1.04) }));
  const [last] = raised.slice(-1);
  if (!last) throw new Error('no prices');
  const stale = [...raised.slice(0, -1), { ...last, Was: last.Was + 1 }];
  const refused = await edit(who, Id, ...stale);
  expect(refused.status).toBe(409);
  expect(refused.body.Conflicts).toMatchObject([{ Index: raised.length - 1, Now: last.Was, Author: null }]);
  const { Was, Now, ...target } = last;
  expect(cellOf(await grid(who, Id, last.Style), target)).toEqual({ Now: Was, Base: Was });
  expect(await edit(who, Id, ...raised)).toMatchObject({ status: 200, body: { Version: 1 } });
  expect(cellOf(await grid(who, Id, last.Style), target)).toEqual({ Now, Base: Was });
});
