import fc from 'fast-check';
import type { Configuration } from '@/lib/domain/configuration';
import type { PickAction } from '@/lib/domain/picks';
import { noPrices, priceSelection } from '@/lib/domain/prices';
import { table } from '@/lib/families/table';
import { after, blackBottom, choose } from '@/tests/fixtures/styles/configurations';
import { TABLE_PRICES, priceBook } from '@/tests/fixtures/styles/price-list';
import { validConfigurations } from '@/tests/fixtures/styles/random-configurations';
import { PART, SECTION } from '@/tests/fixtures/styles/table-ids';
import { FIXTURE_STYLES, legTable } from '@/tests/fixtures/styles/tables';

const pricesOf = (configuration: Configuration, markup = 270) =>
  priceSelection(configuration, priceBook(TABLE_PRICES), markup);
const rowsAfter = (...actions: readonly PickAction[]) => {
  const configuration = after(legTable, ...actions);
  return configuration.summary(pricesOf(configuration));
};
const shown = (...actions: readonly PickAction[]) =>
  rowsAfter(...actions).map((row) => [row.sectionDisplayName, row.partName, row.code, row.price, row.amount]);

describe('The summary', () => {
  it('lists section, part, code and price, the height after the stain, without None', () => {
    expect(shown()).toEqual([
      ['Size', '42" x 72"', '4272A', '$3,106', 3_106],
      ['Leaf/Solid Top', '1 Leaf', '', 'With Size', 0],
      ['Top Shape', 'Rectangle', 'RT', 'Included', 0],
      ['Edge', 'Eased', 'E1', '$54', 54],
      ['Leg', 'Turned', 'L430', '$541', 541],
      ['Wood', 'Oak', 'O', 'In other rows', 0],
      ['Stain', 'Coffee', '228', '+5%', 185],
      ['Table Height', 'Dining Height', '', 'Included', 0],
      ['Sheen', 'Satin', '20', '+2.5%', 93],
    ]);
  });

  it('calls two stains Stain 1 and Stain 2, with the height after both', () => {
    expect(shown(blackBottom).slice(5, 9)).toEqual([
      ['Wood', 'Oak', 'O', 'In other rows', 0],
      ['Stain 1', 'Coffee', '228', 'Included', 0],
      // black causes the 15 % of 3,701: 555 and 338 are one sum
      ['Stain 2', 'Black', '401', '$893', 893],
      ['Table Height', 'Dining Height', '', 'Included', 0],
    ]);
  });

  it('shows a surface treatment by percentage and price, options by price', () => {
    const rows = shown(
      choose(SECTION.surface, PART.glaze),
      choose(SECTION.options, PART.premium),
      choose(SECTION.options, PART.keyed),
      choose(SECTION.leafStorage, PART.leafBag),
    );
    expect(rows.slice(-4)).toEqual([
      ['Surface Treatment', 'Glaze', 'GL', '$492', 492],
      ['Table Options', 'Keyed Slides', 'O2', '$68', 68],
      ['Table Options', 'Premium Pack', 'O3', '$93', 93],
      ['Leaf Storage', 'Leaf Bag', 'LB', '$108', 108],
    ]);
  });

  it('says below what a percentage comes to, and what a sum is made of', () => {
    const details = (...actions: readonly PickAction[]) =>
      rowsAfter(...actions).flatMap(({ sectionDisplayName, detail }) => (detail ? [[sectionDisplayName, detail]] : []));
    expect(details(blackBottom, choose(SECTION.surface, PART.glaze))).toEqual([
      ['Stain 2', '+15% and Two-tone: $338'],
      ['Sheen', '$93'],
      ['Surface Treatment', '+10% and $122'],
    ]);
    expect(details()).toEqual([
      ['Stain', '$185'],
      ['Sheen', '$93'],
    ]);
  });

  it('has a key of its own for each row', () => {
    const keys = rowsAfter(blackBottom, choose(SECTION.options, PART.premium), choose(SECTION.options, PART.keyed)).map(
      (row) => row.key,
    );
    expect(new Set(keys).size).toBe(keys.length);
  });

  it.each([
    ['none', null],
    ['none that count', noPrices(table)],
  ])('shows no price while there are %s', (_, prices) => {
    for (const row of after(legTable, blackBottom).summary(prices)) {
      expect(row).toMatchObject({ price: '', amount: null });
    }
  });

  it('marks what is restricted with the name of the other part', () => {
    const rows = rowsAfter(choose(SECTION.shape, PART.boat), choose(SECTION.edge, PART.beveled));
    expect(rows.filter((row) => row.isRestricted).map((row) => [row.partName, row.invalidPartName])).toEqual([
      ['Boat', 'Beveled Edge'],
      ['Beveled', 'Boat Top Shape'],
    ]);
    expect(rows.filter((row) => !row.isRestricted).every((row) => row.invalidPartName === '')).toBe(true);
  });
});

it.each(FIXTURE_STYLES.map((style) => [style.displayName, style] as const))(
  'The rows of %s add up to the total',
  (_, style) => {
    fc.assert(
      fc.property(validConfigurations(style), fc.integer({ min: 100, max: 999 }), (configuration, markup) => {
        const prices = pricesOf(configuration, markup);
        expect(prices.isValid).toBe(true);
        const sum = configuration.summary(prices).reduce((total, row) => total + (row.amount ?? Number.NaN), 0);
        expect(sum).toBe(prices.total);
      }),
    );
  },
);
