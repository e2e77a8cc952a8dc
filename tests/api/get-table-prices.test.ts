import { POST } from '@/app/api/GetTablePrices/route';
import { catalogueDatabase } from './catalogue-database';
import { expectProblem, post } from './calls';
import { HARVEST_SELECTION } from './harvest-leg';

catalogueDatabase();
const prices = (changes: Readonly<Record<string, unknown>> = {}) =>
  post(POST, '/api/GetTablePrices', { ...HARVEST_SELECTION, ...changes });

/** Harvest Leg, 42" x 72" solid top in cherry: 840 and 160 wholesale at the public 2.70. */
const HARVEST_PRICES = {
  TopPrice: 2_268,
  LegOrBasePrice: 432,
  TableEdgePrice: 0,
  TopShapePrice: 0,
  TableOptionsPrices: [],
  LeafOptionPrice: 0,
  StainPercentage: 0,
  TwoToneAddition: 0,
  SurfaceTreatmentPercentage: 0,
  SurfaceTreatmentPrice: 0,
  SheenPercentage: 0,
  Total: 2_700,
  IsValid: true,
};
const NO_PRICES = { ...HARVEST_PRICES, TopPrice: 0, LegOrBasePrice: 0, Total: 0, IsValid: false };

describe('GetTablePrices', () => {
  it('prices a selection at the public markup, for nobody’s cache', async () => {
    const found = await prices();
    expect(found).toMatchObject({ status: 200, body: HARVEST_PRICES });
    expect(found.body).toEqual(HARVEST_PRICES);
    expect(found.headers.get('cache-control')).toBe('private, no-store');
    expect(found.headers.get('vary')).toBe('Authorization, Cookie');
  });

  it('adds the percentage of a stain to the base', async () => {
    // onyx adds 5 % of 2,700
    expect((await prices({ TopStain: { Id: 1030 } })).body).toMatchObject({ StainPercentage: 5, Total: 2_835 });
  });

  it('adds two-tone by the size’s class, and the larger stain', async () => {
    // class m: 125 at 2.70 is 337.50; black 15 % of 2,700 is 405
    const { body } = await prices({ BottomStain: { Id: 1041 } });
    expect(body).toMatchObject({ StainPercentage: 15, TwoToneAddition: 338, Total: 2_700 + 405 + 338 });
  });

  it('prices options by themselves or by the base', async () => {
    // felt glides 12.50 at 2.70 is 33.75; extra seal coat 3.5 % of 2,700 is 94.50
    const { body } = await prices({ TableOptions: [{ Id: 709 }, { Id: 707 }] });
    expect(body.TableOptionsPrices).toEqual([
      { PartId: 707, Price: 34, AdditionalCostPercentage: null },
      { PartId: 709, Price: 95, AdditionalCostPercentage: 3.5 },
    ]);
    expect(body.Total).toBe(2_829);
  });

  it.each([1, '1.00', 9.99, '9.99', 'free', -1])(
    'takes no markup from a stranger: %j changes nothing',
    async (Markup) => {
      expect((await prices({ Markup })).body).toEqual(HARVEST_PRICES);
    },
  );

  it('believes nothing but ids', async () => {
    const Size = { Id: 2007, Price: 1, Sku: 'FREE', IsSelectionRestricted: false };
    expect((await prices({ Size, Total: 1, IsValid: true, TopPrice: 1 })).body).toEqual(HARVEST_PRICES);
  });

  it.each([
    // wire brush and cherry exclude each other
    ['parts that exclude each other', { SurfaceTreatment: { Id: 602 } }],
    ['a stain that the wood does not have', { TopStain: { Id: 1200 } }],
    ['a leaf that the size does not have', { Size: { Id: 2001 }, Leaf: { Id: 952 } }],
    ['a missing size', { Size: null, Leaf: null }],
    ['a part left out', { Leg: undefined }],
  ])('gives no price for %s', async (_, changes) => {
    expect(await prices(changes)).toMatchObject({ status: 200, body: NO_PRICES });
  });

  it.each([
    ['a part that nothing has', { TableEdge: { Id: 424242 } }, { TableEdge: ['Unknown part 424242'] }],
    ['a part of another field', { TableEdge: { Id: 1703 } }, { TableEdge: ['Unknown part 1703'] }],
    ['a part of another style', { Size: { Id: 2101 } }, { Size: ['Unknown part 2101'] }],
    ['an unknown option', { TableOptions: [{ Id: 707 }, { Id: 5 }] }, { TableOptions: ['Unknown part 5'] }],
  ])('says 400 by field for %s', async (_, changes, errors) => {
    const found = await prices(changes);
    expectProblem(found, 400, 'Malformed request');
    expect(found.body.errors).toEqual(errors);
  });

  it.each([
    ['an id in text', { Wood: { Id: '106' } }, 'Wood.Id'],
    ['a bare id', { Wood: 106 }, 'Wood'],
    ['one option where a list belongs', { TableOptions: { Id: 707 } }, 'TableOptions'],
    ['a style in text', { StyleId: '17' }, 'StyleId'],
    ['no style', { StyleId: undefined }, 'StyleId'],
    ['a family it does not price', { Family: 'SYO Beds' }, 'Family'],
    ['a placement that does not exist', { SelectedTwoToneType: 9 }, 'SelectedTwoToneType'],
  ])('says 400 by field for %s', async (_, changes, field) => {
    const found = await prices(changes);
    expectProblem(found, 400, 'Malformed request');
    expect(found.body.errors).toEqual({ [field]: [expect.any(String)] });
  });

  it('says 404 for an unknown style', async () => {
    expectProblem(await prices({ StyleId: 99_999 }), 404, 'Not found');
  });
});
