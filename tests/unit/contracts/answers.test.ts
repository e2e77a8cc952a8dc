import { FAMILY_ANSWERS } from '@/lib/contracts/answer-schemas';
import { imageNamesFromWire, imageNamesToWire } from '@/lib/contracts/image-names';
import { pricesFromWire, pricesToWire } from '@/lib/contracts/prices';
import { noPrices, priceSelection } from '@/lib/domain/prices';
import { table } from '@/lib/families/table';
import { after, choose } from '@/tests/fixtures/styles/configurations';
import { TABLE_PRICES, priceBook } from '@/tests/fixtures/styles/price-list';
import { PART, SECTION } from '@/tests/fixtures/styles/table-ids';
import { legTable } from '@/tests/fixtures/styles/tables';

const configuration = after(legTable, choose(SECTION.options, PART.premium));
const prices = priceSelection(configuration, priceBook(TABLE_PRICES), 270);
const published = FAMILY_ANSWERS.find(({ family }) => family === table);
const overTheWire = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

describe('Prices on the wire', () => {
  it('have the names of specification §3', () => {
    expect(pricesToWire(prices)).toEqual({
      TopPrice: 3_106,
      LegOrBasePrice: 541,
      TableEdgePrice: 54,
      TopShapePrice: 0,
      LeafOptionPrice: 0,
      TableOptionsPrices: [{ PartId: PART.premium, Price: 93, AdditionalCostPercentage: 2.5 }],
      StainPercentage: 5,
      TwoToneAddition: 0,
      SurfaceTreatmentPercentage: 0,
      SurfaceTreatmentPrice: 0,
      SheenPercentage: 2.5,
      Total: 4_072,
      IsValid: true,
    });
  });

  it.each([
    ['with a total', prices],
    ['without', noPrices(table)],
  ])('have the published shape, %s', (_, each) => {
    expect(published?.prices.parse(overTheWire(pricesToWire(each)))).toEqual(pricesToWire(each));
  });

  it('come back as they were sent', () => {
    expect(pricesFromWire(table, overTheWire(pricesToWire(prices)))).toEqual(prices);
    expect(pricesFromWire(table, overTheWire(pricesToWire(noPrices(table))))).toEqual(noPrices(table));
  });

  it.each([null, undefined, '', 'text', 12, [], {}, { Total: '12', IsValid: true }, { Total: 12 }])(
    'are none in %j',
    (answer) => {
      expect(pricesFromWire(table, answer)).toBeNull();
    },
  );
});

describe('Image names on the wire', () => {
  const names = configuration.imageNames;

  it('are a path and a name or null for each layer', () => {
    expect(imageNamesToWire(configuration, names)).toEqual({
      Path: '/images/table/',
      Shadow: 'shadow/turned-30-l-square/none.webp',
      Leg: 'leg/turned-30-l-square/oak-228-20-sm.webp',
      Apron: 'apron/turned-30-l-square/oak-228-20-sm.webp',
      Can: null,
      Top: 'top/rect-eased-30-l-x/oak-228-20-sm.webp',
    });
    const wire = imageNamesToWire(configuration, names);
    expect(published?.imageNames.parse(overTheWire(wire))).toEqual(wire);
  });

  it('come back as they were sent', () => {
    expect(imageNamesFromWire(table, overTheWire(imageNamesToWire(configuration, names)))).toEqual(names);
  });

  it.each([null, undefined, 'text', [], {}, { Path: 1 }])('are none in %j', (answer) => {
    expect(imageNamesFromWire(table, answer)).toBeNull();
  });
});
