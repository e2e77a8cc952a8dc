import { GET } from '@/app/api/GetPageByCustomSku/route';
import { GET as getPage } from '@/app/api/GetPage/route';
import { pageSchema } from '@/lib/contracts/answer-schemas';
import { catalogueDatabase } from './catalogue-database';
import { expectProblem, get } from './calls';
import { HARVEST_SKU, refs } from './harvest-leg';

catalogueDatabase();
const bySku = (sku: string) => get(GET, `/api/GetPageByCustomSku?customSKU=${encodeURIComponent(sku)}`);

describe('GetPageByCustomSku', () => {
  it('answers the page of the default for the default’s sku', async () => {
    const found = await bySku(HARVEST_SKU);
    expect(found.status).toBe(200);
    expect(found.body).toEqual((await get(getPage, '/api/GetPage?catId=1&styleId=17')).body);
  });

  it('answers the parts of the sku as the selected ones', async () => {
    // 42" x 60" with one leaf, counter height, white oak in onyx over natural, waterfall edge, gloss
    const { status, body } = await bySku('LT4260A-L0136-WO-230-100-RE-E1-F0-90-X7');
    expect(status).toBe(200);
    expect(pageSchema.safeParse(body).error).toBeUndefined();
    expect(body).toMatchObject({
      StylePage: {
        ActiveStyle: {
          TableSelections: {
            ...refs({ Size: 2005, Leaf: 951, TableHeight: 902, Wood: 109 }),
            ...refs({ TopStain: 1030, BottomStain: 1000, Sheen: 505 }),
            TableOptions: [{ Id: 707 }],
          },
        },
      },
    });
  });

  it('removes white space', async () => {
    expect((await bySku(` ${HARVEST_SKU.replace('-', ' -\n')} `)).status).toBe(200);
  });

  it.each([
    ['small letters', HARVEST_SKU.toLowerCase()],
    ['en dashes', HARVEST_SKU.replaceAll('-', '–')],
    ['a whole link', `https://shop.example/tables/harvest-leg?CustomSku=${HARVEST_SKU}`],
    ['what leaves its wood to the style', HARVEST_SKU.replace('-CH', '')],
  ])('understands %s', async (_, sku) => {
    expect((await bySku(sku)).body).toEqual((await bySku(HARVEST_SKU)).body);
  });

  it.each(['customSKU', 'customSku', 'customsku', 'CUSTOMSKU'])('takes the parameter as %s', async (name) => {
    expect((await get(GET, `/api/GetPageByCustomSku?${name}=${HARVEST_SKU}`)).status).toBe(200);
  });

  it.each([
    ['nothing', ''],
    ['text', 'a table please'],
    ['a leftover', `${HARVEST_SKU}-ZZ`],
    ['four numeric tokens', `${HARVEST_SKU}-113-113`],
    ['more than 400 characters', `${HARVEST_SKU}-${'X'.repeat(400)}`],
    ['markup', '<script>alert(1)</script>'],
  ])('says 422 invalid sku for %s', async (_, sku) => {
    expectProblem(await bySku(sku), 422, 'invalid sku');
  });

  it('says 400 when no sku is given', async () => {
    const found = await get(GET, '/api/GetPageByCustomSku');
    expectProblem(found, 400, 'Malformed request');
    expect(found.body.errors).toEqual({ customSKU: [expect.any(String)] });
  });
});
