import path from 'node:path';
import { GET as getPage } from '@/app/api/GetPage/route';
import { GET as getPageByCustomSku } from '@/app/api/GetPageByCustomSku/route';
import { isRecord } from '@/lib/contracts/prices';
import { FAMILIES, configurationOf } from '@/lib/families/registry';
import { demo } from '@/tests/fixtures/styles/demo-catalogue';
import { catalogueDatabase } from './catalogue-database';
import { expectProblem, get, post } from './calls';

catalogueDatabase();

const styles = [...demo.snapshot.stylesById.values()];

/** The real handler of a call, found as the server finds it: by its folder. */
async function handlerOf(operation: string): Promise<(request: Request) => Promise<Response>> {
  const route: { readonly POST: (request: Request) => Promise<Response> } = await import(
    path.resolve(__dirname, `../../app/api/${operation}/route`)
  );
  return route.POST;
}

async function call(operation: string, body: unknown) {
  return post(await handlerOf(operation), `/api/${operation}`, body);
}

function activeStyleOf(body: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const { StylePage } = body;
  if (!isRecord(StylePage) || !isRecord(StylePage.ActiveStyle)) throw new Error('no active style');
  return StylePage.ActiveStyle;
}

/** Dollars of the components and options that a price object lists. */
function listed(prices: Readonly<Record<string, unknown>>, fields: readonly string[]): number {
  return fields.reduce((sum, field) => {
    const value = prices[field];
    if (typeof value === 'number') return sum + value;
    return Array.isArray(value) ? value.reduce((all, option) => all + Number(option.Price), sum) : sum;
  }, 0);
}

describe.each(FAMILIES.map((family) => [family.family, family] as const))('%s over the wire', (_, family) => {
  const own = styles.filter((style) => style.familyKey === family.key);
  const fields = [...new Set(family.slots.flatMap((slot) => slot.priceField ?? []))];
  const prices = `Get${family.operationName}Prices`;
  const names = `Create${family.operationName}ImageNames`;
  const pageOf = (style: { id: number; categoryId: number }) =>
    get(getPage, `/api/GetPage?catId=${style.categoryId}&styleId=${style.id}`);

  it('has styles', () => {
    expect(own).not.toEqual([]);
  });

  describe.each(own.map((style) => [style.displayName, style] as const))('%s', (_name, style) => {
    it('has calls that answer its page’s selection as the page does', async () => {
      const page = await pageOf(style);
      expect(page.status).toBe(200);
      const active = activeStyleOf(page.body);
      expect(active).toMatchObject({ Id: style.id, Family: family.family });
      const selection = active[`${family.operationName}Selections`];

      const priced = await call(prices, selection);
      expect([priced.status, priced.body.IsValid]).toEqual([200, true]);
      expect(priced.body).toEqual(active[`${family.operationName}Prices`]);
      // stain, sheen and surface come on top of what is listed
      expect(listed(priced.body, fields)).toBeGreaterThan(0);
      expect(Number(priced.body.Total)).toBeGreaterThanOrEqual(listed(priced.body, fields));

      const named = await call(names, selection);
      expect(named.status).toBe(200);
      expect(named.body).toEqual(active[`${family.operationName}ImageNames`]);
      expect(named.body.Path).toBe(`/images/${family.imageFolder}/`);
    });

    it('opens by its sku', async () => {
      const { sku } = configurationOf(style);
      const bySku = await get(getPageByCustomSku, `/api/GetPageByCustomSku?customSKU=${sku}`);
      expect([sku, bySku.status]).toEqual([sku, 200]);
      expect(bySku.body).toEqual((await pageOf(style)).body);
    });
  });

  it('does not answer for a style of another family', async () => {
    const foreign = styles.find((style) => style.familyKey !== family.key);
    for (const operation of [prices, names]) {
      expectProblem(await call(operation, { StyleId: foreign?.id }), 404, 'Not found');
    }
  });
});
