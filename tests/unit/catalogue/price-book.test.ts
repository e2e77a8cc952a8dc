import { loadCatalogueFiles } from '@/lib/server/catalogue/files';
import { SMALL_CATALOGUE } from '@/tests/fixtures/catalogue/small-catalogue';

const { priceBook } = loadCatalogueFiles(SMALL_CATALOGUE);

const PLAIN_LEG = 17;
const [SMALL, LARGE] = [2001, 2002];
const [OAK, WALNUT] = [101, 112];
const [SOLID, ONE_LEAF, TURNED, BAGS, DRAWER] = [950, 951, 401, 802, 701];

describe('wholesale', () => {
  it.each([
    ['a size by wood', SMALL, SMALL, OAK, 50_000],
    ['the same in a dearer wood', SMALL, SMALL, WALNUT, 76_000],
    ['a declared hole', LARGE, LARGE, WALNUT, null],
    ['a leaf of its size in a wood with a price of its own', ONE_LEAF, LARGE, WALNUT, 16_050],
    ['a leaf of its size in any other wood', ONE_LEAF, LARGE, OAK, 11_500],
    ['a leaf of a size it is not made for', ONE_LEAF, SMALL, OAK, null],
    ['size and wood before size', TURNED, LARGE, OAK, 15_500],
    ['size before neither', TURNED, LARGE, WALNUT, 15_000],
    ['neither, from the own file before the shared one', TURNED, SMALL, OAK, 14_000],
    ['a price for every size and wood', BAGS, LARGE, WALNUT, 9_500],
    ['nothing, which is a price', SOLID, LARGE, OAK, 0],
    ['without a size or wood chosen', DRAWER, null, null, 15_000],
    ['a part that has none', 999, LARGE, OAK, null],
  ])('%s', (_, partId, sizePartId, woodPartId, cents) => {
    expect(priceBook.wholesaleCents({ styleId: PLAIN_LEG, partId, sizePartId, woodPartId })).toBe(cents);
  });

  it('knows nothing of other styles', () => {
    expect(priceBook.wholesaleCents({ styleId: 18, partId: SMALL, sizePartId: SMALL, woodPartId: OAK })).toBeNull();
  });
});

describe('finishes', () => {
  it('add hundredths of a percent, a style’s own before the general', () => {
    expect(priceBook.percentHundredths(PLAIN_LEG, 1028)).toBe(500);
    expect(priceBook.percentHundredths(PLAIN_LEG, 501)).toBe(0);
    expect(priceBook.percentHundredths(18, 501)).toBe(250);
    expect(priceBook.percentHundredths(PLAIN_LEG, 1000)).toBe(0);
  });

  it('may cost a flat amount besides', () => {
    expect(priceBook.surfaceCents(PLAIN_LEG, 602)).toBe(2_500);
    expect(priceBook.surfaceCents(PLAIN_LEG, 601)).toBe(0);
  });

  it('cost more in two tones, by size class, unless that is not quoted', () => {
    expect(priceBook.twoToneCents(PLAIN_LEG, 's')).toBe(7_500);
    expect(priceBook.twoToneCents(PLAIN_LEG, 'm')).toBeNull();
    expect(priceBook.twoToneCents(PLAIN_LEG, 'xl')).toBeNull();
  });
});
