import 'server-only';
import { z } from 'zod';
import { pageToWire } from '@/lib/contracts/page';
import { skuInQuery } from '@/lib/domain/sku-text';
import { configurationOf } from '@/lib/families/registry';
import { parseWith } from '../http/body';
import { handle, json } from '../http/handle';
import { Problem } from '../http/problem';
import { buildPage, buildPageBySku } from './build-page';
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

/** GET GetPageByCustomSku: the page model of the configuration a sku names, or 422 'invalid sku'. */
export const getPageByCustomSku = handle(async (request) => {
  const query = new URL(request.url).searchParams;
  const sku = skuInQuery(query);
  if (sku === null) throw new Problem(400, 'Give the sku as customSKU.', { customSKU: ['required'] });
  const found = buildPageBySku(await pageInputOf(request), sku);
  if (!found.ok) throw new Problem(422, found.error);
  return json(pageToWire(found.value));
});
