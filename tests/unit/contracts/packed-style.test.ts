import { packStyle, unpackStyle } from '@/lib/contracts/packed-style';
import { loadCatalogueFiles } from '@/lib/server/catalogue/files';
import { harvestTable } from '@/tests/fixtures/styles/harvest-table';

const styles = [...loadCatalogueFiles('prisma/catalog').snapshot.stylesById.values()];

describe('a packed style', () => {
  it.each(styles.map((style) => [style.displayName, style] as const))('brings back all of %s', (_, style) => {
    expect(unpackStyle(JSON.parse(JSON.stringify(packStyle(style))))).toEqual(style);
  });

  it('is less than half of the text', () => {
    for (const style of styles) {
      expect(JSON.stringify(packStyle(style)).length).toBeLessThan(JSON.stringify(style).length / 2);
    }
  });

  it('may be a whole style', () => {
    expect(unpackStyle(harvestTable)).toEqual(unpackStyle(packStyle(harvestTable)));
  });
});
