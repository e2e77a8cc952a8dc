import { randomConfiguration, seededRandom } from '@/lib/domain/random-walk';
import { configurationOf } from '@/lib/families/registry';
import { loadCatalogueFiles } from '@/lib/server/catalogue/files';
import { readMaterials } from '@/lib/server/layers/materials';
import { parseLayerPath } from '@/lib/server/layers/name';
import { namedFinish } from '@/lib/server/layers/pass-finish';

const WALKS = 12;
const WOODEN_PULLS = ['grv', 'wkn'];
const materials = readMaterials('studio/materials');
const { stylesById } = loadCatalogueFiles('prisma/catalog').snapshot;

/** Every name that random configurations of every style give their layers. */
function layerPaths(): readonly string[] {
  const random = seededRandom(3);
  return [...stylesById.values()].flatMap((style) => {
    return Array.from({ length: WALKS }, () => {
      const { path, layers } = randomConfiguration(configurationOf(style), random).imageNames;
      return Object.values(layers).flatMap((name) => (name === null ? [] : [path + name]));
    }).flat();
  });
}

it('knows every finish that the catalogue names, and follows the grammar', () => {
  const unknown = layerPaths().filter((path) => {
    const name = parseLayerPath(path);
    return !name || (name.finish && !namedFinish(materials, name.finish));
  });
  expect(unknown).toEqual([]);
});

it('finishes wooden pulls like the piece, all others in their metal', () => {
  const pulls = layerPaths().filter((path) => /^\/images\/\w+\/\w*hardware\//.test(path));
  const wooden = pulls.filter((path) => WOODEN_PULLS.some((token) => path.split(/[/-]/).includes(token)));
  expect(wooden.length).toBeGreaterThan(20);
  for (const path of pulls) {
    const finish = parseLayerPath(path)?.finish;
    expect({ path, isWood: finish && 'wood' in finish }).toEqual({ path, isWood: wooden.includes(path) });
  }
});
