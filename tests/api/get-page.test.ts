import { GET } from '@/app/api/GetPage/route';
import { pageSchema } from '@/lib/contracts/answer-schemas';
import { catalogueDatabase } from './catalogue-database';
import { expectProblem, get } from './calls';
import { HARVEST_LEG } from './harvest-leg';

catalogueDatabase();
const getPage = (query: string) => get(GET, `/api/GetPage${query}`);

describe('GetPage', () => {
  it('answers the page model of a style', async () => {
    const { status, headers, body } = await getPage(`?catId=1&styleId=${HARVEST_LEG}`);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toMatch(/^application\/json/);
    expect(body).toMatchObject({
      Id: 1,
      NormalizedName: 'tables',
      StylePage: {
        ActiveStyle: {
          Id: HARVEST_LEG,
          DisplayName: 'Harvest Leg',
          Family: 'SYO Tables',
          // 42" x 72" in cherry 840, classic turned leg 160, at 2.70
          TablePrices: { TopPrice: 2_268, LegOrBasePrice: 432, Total: 2_700, IsValid: true },
          TableImageNames: { Path: '/images/table/', Can: null },
        },
      },
    });
  });

  it('lists the six categories and this one’s styles', async () => {
    const page = pageSchema.parse((await getPage('?catId=1')).body);
    expect(page.Categories.map((category) => category.Id)).toEqual([1, 2, 4, 5, 6, 8]);
    expect(page.StylePage.Styles.length).toBeGreaterThanOrEqual(8);
    expect(page.StylePage.Styles.map((style) => style.DisplayName)).toContain('Butterfly Console');
  });

  it('answers the category’s default without a style', async () => {
    expect((await getPage('?catId=1')).body).toEqual((await getPage(`?catId=1&styleId=${HARVEST_LEG}`)).body);
  });

  it.each([
    ['an unknown style', '?catId=1&styleId=99999'],
    ['an unknown category', '?catId=3'],
    ['a style of another category', `?catId=2&styleId=${HARVEST_LEG}`],
  ])('says 404 for %s', async (_, query) => {
    expectProblem(await getPage(query), 404, 'Not found');
  });

  it.each([
    ['no category', '', 'catId'],
    ['a category in words', '?catId=tables', 'catId'],
    ['a negative category', '?catId=-1', 'catId'],
    ['a fraction', '?catId=1.5', 'catId'],
    ['a number too long', '?catId=99999999999', 'catId'],
    ['an empty style', '?catId=1&styleId=', 'styleId'],
    ['a style in words', '?catId=1&styleId=harvest', 'styleId'],
  ])('says 400 for %s', async (_, query, field) => {
    const found = await getPage(query);
    expectProblem(found, 400, 'Malformed request');
    expect(found.body.errors).toEqual({ [field]: [expect.any(String)] });
  });
});
