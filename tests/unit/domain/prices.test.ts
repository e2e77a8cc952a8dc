import type { Style } from '@/lib/domain/catalogue';
import type { PickAction } from '@/lib/domain/picks';
import { line, noPrices, percentOf, priceSelection } from '@/lib/domain/prices';
import { table } from '@/lib/families/table';
import { after, blackBottom, twoTone } from '@/tests/fixtures/styles/configurations';
import { TABLE_PRICES, priceBook, type PriceList } from '@/tests/fixtures/styles/price-list';
import { PART } from '@/tests/fixtures/styles/table-ids';
import * as pick from '@/tests/fixtures/styles/table-picks';
import { size } from '@/tests/fixtures/styles/table-sections';
import { legTable } from '@/tests/fixtures/styles/tables';

interface Case {
  readonly actions?: readonly PickAction[];
  readonly markup?: number;
  readonly prices?: PriceList;
  readonly style?: Style;
}

function price({ actions = [], markup = 270, prices = TABLE_PRICES, style = legTable }: Case = {}) {
  return priceSelection(after(style, ...actions), priceBook(prices), markup);
}

/** Wholesale cents by a markup × 100, and dollars by hundredths of a percent. */
const ROUNDINGS = { line, percentOf };

describe('Whole dollars', () => {
  it.each<[keyof typeof ROUNDINGS, string, number, number, number]>([
    ['line', 'nothing', 0, 270, 0],
    ['line', 'less than half a dollar goes down', 49, 100, 0],
    ['line', 'half a dollar goes up', 50, 100, 1],
    ['line', 'one and a half goes up', 150, 100, 2],
    ['line', 'two and a half goes up too, not to the even', 250, 100, 3],
    ['line', 'a cent below the half goes down', 249, 100, 2],
    ['line', 'a half made by the markup goes up', 250, 220, 6],
    ['line', 'just below it goes down', 249, 220, 5],
    ['line', 'whole dollars at wholesale stay', 100_000, 100, 1_000],
    ['line', '200.25 at 2.70 is 540.675', 20_025, 270, 541],
    ['line', '150.50 at 2.70 is 406.35', 15_050, 270, 406],
    ['line', '19.99 at 2.70 is 53.973', 1_999, 270, 54],
    ['line', 'the dearest at the highest markup keeps every dollar', 99_999_999, 999, 9_990_000],
    ['percentOf', 'none', 3_701, 0, 0],
    ['percentOf', '5 % of 3,701 is 185.05', 3_701, 500, 185],
    ['percentOf', '2.5 % of 3,701 is 92.525', 3_701, 250, 93],
    ['percentOf', 'half a dollar goes up', 100, 50, 1],
    ['percentOf', 'just below goes down', 100, 49, 0],
    ['percentOf', '8.25 % of 200 is 16.5', 200, 825, 17],
    ['percentOf', '1.1 % of 50 is 0.55, which binary fractions miss', 50, 110, 1],
  ])('of %s: %s', (rounding, _, of, by, dollars) => {
    expect(ROUNDINGS[rounding](of, by)).toBe(dollars);
  });
});

describe('The price of a table', () => {
  it('is base, stain and sheen', () => {
    // base 2,700 + 406 + 0 + 54 + 541 = 3,701; coffee 5 % = 185; satin 2.5 % = 93
    expect(price()).toEqual({
      fields: {
        TopPrice: 3_106,
        TopShapePrice: 0,
        TableEdgePrice: 54,
        LegOrBasePrice: 541,
        TableOptionsPrices: [],
        LeafOptionPrice: 0,
      },
      stainPercentage: 5,
      isBottomStainDearer: false,
      twoToneAddition: 0,
      surfaceTreatmentPercentage: 0,
      surfaceTreatmentPrice: 0,
      sheenPercentage: 2.5,
      total: 3_979,
      isValid: true,
    });
  });

  it('adds surface, two-tone and options; percentages neither compound nor touch options', () => {
    const { fields, ...rest } = price({
      actions: [blackBottom, pick.glaze, pick.gloss, pick.selfStoring, pick.premium, pick.leafBag],
    });
    expect(fields).toEqual({
      TopPrice: 3_106,
      TopShapePrice: 0,
      TableEdgePrice: 54,
      LegOrBasePrice: 541,
      TableOptionsPrices: [
        { partId: PART.selfStoring, price: 135, additionalCostPercentage: null },
        { partId: PART.premium, price: 93, additionalCostPercentage: 2.5 },
      ],
      LeafOptionPrice: 108,
    });
    // 3,701 + 15 % 555 + 12 % 444 + 10 % 370 + 122 + two-tone 338 + 135 + 93 + 108
    expect(rest).toEqual({
      stainPercentage: 15,
      isBottomStainDearer: true,
      twoToneAddition: 338,
      surfaceTreatmentPercentage: 10,
      surfaceTreatmentPrice: 122,
      sheenPercentage: 12,
      total: 5_866,
      isValid: true,
    });
  });

  it('takes the larger stain whether it is at the top or at the bottom', () => {
    expect(price({ actions: [pick.oakBlack, pick.coffeeBottom] }).stainPercentage).toBe(15);
    expect(price({ actions: [pick.natural, pick.coffeeBottom] }).stainPercentage).toBe(5);
  });

  it('takes two-tone by the class of the size', () => {
    expect(price({ actions: [blackBottom, pick.size48] }).twoToneAddition).toBe(203);
  });

  it('adds nothing for two-tone while both stains are the same', () => {
    const single = price({});
    expect(price({ actions: [twoTone] })).toEqual(single);
  });

  it('at 1.00 is wholesale, each line rounded by itself', () => {
    // 1,000 + 151 + 0 + 20 + 200 = 1,371; 5 % = 69; 2.5 % = 34
    expect(price({ markup: 100 }).total).toBe(1_474);
  });

  it('of a size that is made without leaves needs no price of a leaf', () => {
    const leafless = { ...size, parts: size.parts.map((each) => ({ ...each, childParts: [] })) };
    const style = { ...legTable, sections: [leafless, ...legTable.sections.slice(1)] };
    expect(price({ style })).toMatchObject({ isValid: true, fields: { TopPrice: 2_700 } });
  });
});

describe('Nothing at all is said of the price when', () => {
  const without = (partId: number): PriceList => ({
    ...TABLE_PRICES,
    cents: { ...TABLE_PRICES.cents, [partId]: null },
  });

  it.each<[string, Case]>([
    ['a size is not quoted', { prices: without(PART.size72) }],
    ['a leaf is not quoted', { prices: without(PART.size72OneLeaf) }],
    ['an edge is not quoted', { prices: without(PART.eased) }],
    ['an option is not quoted', { prices: without(PART.keyed), actions: [pick.keyed, pick.premium] }],
    ['a single-part option is not quoted', { prices: without(PART.leafBag), actions: [pick.leafBag] }],
    ['two-tone is not quoted', { prices: { ...TABLE_PRICES, twoTone: { m: null } }, actions: [blackBottom] }],
  ])('%s', (_, missing) => {
    const { fields, isValid, isBottomStainDearer, ...figures } = price(missing);
    expect({ isValid, isBottomStainDearer }).toEqual({ isValid: false, isBottomStainDearer: false });
    expect(new Set(Object.values(figures))).toEqual(new Set([0]));
    expect(fields).toEqual({
      ...{ TopPrice: 0, TopShapePrice: 0, TableEdgePrice: 0, LegOrBasePrice: 0, LeafOptionPrice: 0 },
      TableOptionsPrices: [],
    });
    expect(price(missing)).toEqual(noPrices(table));
  });

  it('but an option with a percentage needs no price of its own', () => {
    expect(price({ prices: without(PART.premium), actions: [pick.premium] }).isValid).toBe(true);
  });
});
