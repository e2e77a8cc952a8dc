import 'server-only';
import { z } from 'zod';
import { pageToWire } from '@/lib/contracts/page';
import { stylePath, withSku } from '@/lib/contracts/addresses';
import type { CatalogueSnapshot } from '@/lib/domain/catalogue';
import { INVALID_SKU } from '@/lib/domain/parse-sku';
import { skuInQuery } from '@/lib/domain/sku-text';
import { configurationOf } from '@/lib/families/registry';
import { parseWith } from '../http/body';
import { handle, json } from '../http/handle';
import { Problem } from '../http/problem';
import { buildPage, buildPageBySku } from './build-page';
import { linkOfBefore } from './link-of-before';
import { pageInputOf } from './page-input';

const queryId = z
  .string()
  .regex(/^\d{1,9}$/, 'must be a whole number')
  .transform(Number);
const pageQuery = z.object({ catId: queryId, styleId: queryId.optional() });

/** GET GetPage: the page model of a style; without `styleId` the category's default one (specification §7). */
export const getPage = handle(async (request) => {
  const { catId, styleId } = parseWith(pageQuery, Object.fromEntries(new URL(request.url).searchParams));
  const input = await pageInputOf(request);
  const category = input.snapshot.categories.find((each) => each.id === catId);
  if (!category) throw new Problem(404, `There is no category ${catId}.`);
  const style = category.styles.find((each) => each.id === (styleId ?? category.defaultStyleId));
  if (!style) throw new Problem(404, `Category ${catId} has no style ${styleId ?? category.defaultStyleId}.`);
  return json(pageToWire(buildPage(input, configurationOf(style))));
});

/** GET GetPageByCustomSku: the page model of the configuration a sku names, or 422 (`refused`). */
export const getPageByCustomSku = handle(async (request) => {
  const query = new URL(request.url).searchParams;
  const sku = skuInQuery(query);
  if (sku === null) throw new Problem(400, 'Give the sku as customSKU.', { customSKU: ['required'] });
  const input = await pageInputOf(request);
  const found = buildPageBySku(input, sku);
  if (!found.ok) throw await refused(sku, input.snapshot);
  return json(pageToWire(found.value));
});

/**
 * 'invalid sku', or which parts of it are no longer made; with `Path`, the page that shows the nearest design, where its style
 * is made.
 */
async function refused(sku: string, snapshot: CatalogueSnapshot): Promise<Problem> {
  const before = await linkOfBefore(sku, snapshot);
  const style = before?.configuration?.style;
  const category = snapshot.categories.find(({ id }) => id === style?.categoryId);
  const members =
    style && category ? { Path: withSku(stylePath(category.normalizedName, style.normalizedName), sku) } : {};
  return new Problem(422, before?.gone ?? INVALID_SKU, undefined, {}, undefined, members);
}
