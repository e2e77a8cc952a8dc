/** A phone cuts the empty sides off an upright piece's picture: nothing of any may stand there. */
import { randomConfiguration, seededRandom } from '@/lib/domain/random-walk';
import { isUpright } from '@/lib/families/dimensions/upright';
import { configurationOf } from '@/lib/families/registry';
import { passKey, readManifest } from '@/lib/server/layers/manifest';
import { drawnStyles, layersOf } from '@/scripts/pictures/configurations';

const passes = readManifest('studio/passes');
const WALKS = 25;

/** Left and right of all that is drawn of a layer but shade, in pixels of 1600. */
function sidesOf(address: string): readonly number[] {
  const [, , family = '', layer = '', geometry = ''] = address.split('/');
  const pass = passes.get(passKey(family, layer, geometry));
  if (!pass || !('box' in pass) || layer === 'shadow') return [];
  const [left, , width] = pass.box;
  return [left, left + width];
}

it('keeps every upright piece within the middle two thirds of its picture', () => {
  const random = seededRandom(41);
  const upright = drawnStyles().flatMap((style) => {
    const start = configurationOf(style);
    return Array.from({ length: WALKS }, () => randomConfiguration(start, random))
      .filter(({ selection }) => isUpright(selection))
      .map((piece) => ({ sku: piece.sku, sides: layersOf(piece).flatMap(({ address }) => sidesOf(address)) }));
  });
  expect(upright.length).toBeGreaterThan(5 * WALKS);
  const cut = upright.filter(({ sides }) => Math.min(...sides) < 1600 / 6 || Math.max(...sides) > (1600 * 5) / 6);
  expect(cut).toEqual([]);
});

it('tells what stands from what lies, hangs or is sat at', () => {
  const isTall = (name: string) =>
    drawnStyles(new RegExp(`/${name}$`)).map((style) => isUpright(configurationOf(style).selection));
  for (const name of ['inset-wardrobe', 'larkfield-bookcase', 'bellwether-chest', 'orchard-corner-cabinet'])
    expect({ name, isTall: isTall(name) }).toEqual({ name, isTall: [true] });
  for (const name of [
    'harvest-leg',
    'hollyhock-dresser',
    'hollyhock-panel-bed',
    'driftline-floating-vanity',
    'registrar-desk',
  ])
    expect({ name, isTall: isTall(name) }).toEqual({ name, isTall: [false] });
});
