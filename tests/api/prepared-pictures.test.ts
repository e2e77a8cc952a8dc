import { remember } from '@epic-web/remember';
import { layerPaths } from '@/lib/contracts/addresses';
import type { CatalogueSnapshot } from '@/lib/domain/catalogue';
import type { Configuration } from '@/lib/domain/configuration';
import { configurationOf } from '@/lib/families/registry';
import { currentCatalogue } from '@/lib/server/catalogue/load';
import { availableImageNames } from '@/lib/server/configurator/image-names';
import { layerEngine } from '@/lib/server/layers/layers';
import { preparePictures } from '@/lib/server/pictures/prepare-pictures';
import { catalogueDatabase } from './catalogue-database';

catalogueDatabase();

const tablesOnly = async (): Promise<CatalogueSnapshot> => {
  const { snapshot } = await currentCatalogue();
  return { ...snapshot, categories: snapshot.categories.filter(({ normalizedName }) => normalizedName === 'tables') };
};

function landingOf({ categories: [tables] }: CatalogueSnapshot): Configuration {
  const style = tables?.styles.find(({ id }) => id === tables.defaultStyleId);
  if (!style) throw new Error('the demo has tables');
  return configurationOf(style);
}

/** The landing design in the first stain beside its own. */
function stained(landing: Configuration): Configuration {
  const { stainSection, picks } = landing;
  const other = stainSection?.parts.find(({ id }) => !picks.parts[stainSection.id]?.includes(id));
  if (!stainSection || !other) throw new Error('a table has stains to choose from');
  return landing.after({ type: 'pick', sectionId: stainSection.id, partId: other.id });
}

const isMade = (address: string): boolean => layerEngine().inMemory(address) !== null;
const wholesMade = (): number => remember('composed pictures: small', () => new Map<string, Buffer>()).size;

it('The landing design comes first, one layer at each rest, and no further when another catalogue has come', async () => {
  const snapshot = await tablesOnly();
  const landing = landingOf(snapshot);
  const layers = layerPaths(landing.family, availableImageNames(snapshot, landing));
  expect(layers.length).toBeGreaterThan(2);
  const replaced = new AbortController();
  const counts: number[] = [];
  await preparePictures(snapshot, replaced.signal, async () => {
    counts.push(layers.filter(isMade).length);
    if (counts.length === layers.length) replaced.abort();
  });
  expect(counts).toEqual(layers.map((_, index) => index));
  expect(layers.filter(isMade)).toHaveLength(layers.length - 1);
  expect(wholesMade()).toBe(0);
});

it('Then it as one file, and what a pick of a stain makes of it; what is there already is not made again', async () => {
  const snapshot = await tablesOnly();
  const landing = landingOf(snapshot);
  const layersOf = (design: Configuration) => layerPaths(design.family, availableImageNames(snapshot, design));
  const wanted = layersOf(stained(landing));
  const enough = new AbortController();
  const wholes: number[] = [];
  await preparePictures(snapshot, enough.signal, async () => {
    wholes.push(wholesMade());
    if (wanted.every(isMade)) enough.abort();
  });
  // The last layer of the landing design, then the whole, then everything else.
  expect(wholes.slice(0, 3)).toEqual([0, 0, 1]);
  expect(layersOf(landing).every(isMade)).toBe(true);
  expect(wanted.every(isMade)).toBe(true);
});
