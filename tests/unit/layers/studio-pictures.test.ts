import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { checkPictures } from '@/scripts/pictures/check';
import { deltaE, meanColour } from '@/scripts/pictures/colour';
import { drawnStyles } from '@/scripts/pictures/configurations';
import { Painter } from '@/scripts/pictures/painter';
import { drawPictures } from '@/scripts/pictures/draw';
import { greyOf } from '@/scripts/pictures/planes';
import { BUDGET, weighDefaults } from '@/scripts/pictures/weight';

/** The studio's own pictures; `npm run pictures -- check` looks at thousands of configurations. */
const painter = new Painter();
afterAll(() => painter.close());

it('draws every layer of random configurations, and every choice shows', async () => {
  const result = await checkPictures(painter, { styles: drawnStyles(), count: 21, seed: 11 });
  expect(result.defects).toEqual([]);
  expect(result.changes).toBeGreaterThan(8);
});

it('shows on the table the colour that the swatch promises', async () => {
  for (const finish of [
    'ro-100',
    'wo-106',
    'ch-113',
    'hm-104',
    'hi-100',
    'wa-100',
    'bm-228',
    'qw-119',
    'sm-402',
    'ro-407',
  ]) {
    const [top, swatch] = await Promise.all([
      painter.paint(`/images/table/top/re-mis-30-l-s/${finish}-20-sm.webp`),
      painter.paint(`/images/table/swatch/board/${finish}-20-sm.webp`),
    ]);
    const [shown, promised] = [meanColour(top), meanColour(swatch)];
    if (!shown || !promised) throw new Error('nothing to compare');
    expect({ finish, isClose: deltaE(shown, promised) < 6 }).toEqual({ finish, isClose: true });
  }
});

const METALS = ['brs', 'blk', 'chr', 'chp', 'nik', 'orb', 'pew'] as const;
const knobOf = (metal: string) => painter.paint(`/images/case/thumb/hardware-knr/${metal}.webp`);

it('shows polished metal as a mirror of a bright lamp and of dark', async () => {
  const { data } = await knobOf('chr');
  const greens = data.filter((_, at) => at % 4 === 1 && data[at + 2] === 255).sort();
  const share = (part: number): number => greens[Math.floor(greens.length * part)] ?? Number.NaN;
  expect(share(0.1)).toBeLessThan(100);
  expect(share(0.95)).toBeGreaterThan(235);
});

it('tells seven metals apart', async () => {
  const colours = await Promise.all(METALS.map(async (metal) => meanColour(await knobOf(metal))));
  const pairs = colours.flatMap((one, index) =>
    colours.slice(index + 1).map((other) => one && other && deltaE(one, other)),
  );
  expect(pairs).toHaveLength(21);
  for (const difference of pairs) expect(difference).toBeGreaterThan(7);
});

it('lights the second basin of a wide vanity as a single one, and a ledge in the key light’s angle is wood still', async () => {
  for (const sink of ['uov', 'urc', 'drp']) {
    const single = meanColour(await painter.paint(`/images/bath/sink/48x21x34-${sink}/por.webp`));
    for (const size of ['60x21x34', '60x21x20', '72x21x34']) {
      const pair = meanColour(await painter.paint(`/images/bath/sink/${size}-${sink}/por.webp`));
      expect(single && pair && deltaE(single, pair)).toBeLessThan(4);
    }
  }
  const { data } = await painter.paint('/images/bed/footboard/bch-q/wa-100-90-sm.webp?w=1600');
  expect(data.filter((blue, at) => at % 4 === 2 && data[at + 1] === 255 && blue > 230)).toHaveLength(0);
});

/** Middle of the pixels of a picture whose alpha lies between these. */
async function middleOf(address: string, least: number, most: number): Promise<{ x: number; y: number }> {
  const { width, data } = await painter.paint(address);
  const found = Array.from({ length: data.length / 4 }, (_, pixel) => pixel).filter((pixel) => {
    const alpha = data[pixel * 4 + 3] ?? 0;
    return alpha >= least && alpha <= most;
  });
  const mean = (of: (pixel: number) => number) => found.reduce((sum, pixel) => sum + of(pixel), 0) / found.length;
  return { x: mean((pixel) => pixel % width), y: mean((pixel) => Math.floor(pixel / width)) };
}

it.each([
  'bedroom/drawerhardware/ns1-knr/brs',
  'living/drawerhardware/et1-wkn/ch-113-20-sm',
  'bath/sink/36x21x20-ves/por',
])('lets %s throw its shade away from the key light, which stands on the left', async (name) => {
  const address = `/images/${name}.webp?w=1600`;
  const [part, shade] = [await middleOf(address, 250, 255), await middleOf(address, 30, 200)];
  expect(shade.x).toBeGreaterThan(part.x + 8);
  expect(shade.y).toBeGreaterThan(part.y + 4);
});

/** By how many levels a pixel of a face differs from those above and below it, on the average: how fine the grain along it is. */
async function finenessAlong(address: string): Promise<number> {
  const { width, height, data } = greyOf(await painter.paint(address));
  const face = { left: 0.3 * width, right: 0.45 * width, top: 0.5 * height, bottom: 0.6 * height };
  const found: number[] = [];
  for (let y = Math.round(face.top); y < face.bottom; y += 1) {
    for (let x = Math.round(face.left); x < face.right; x += 1) {
      const [above = 0, here = 0, below = 0] = [-1, 0, 1].map((step) => data[(y + step) * width + x]);
      found.push(Math.abs(here - (above + below) / 2));
    }
  }
  return found.reduce((sum, value) => sum + value, 0) / found.length;
}

it('keeps the pores of wood: stored as WebP of as many bytes they were smeared, and a face had 1.9', async () => {
  const walnut = await finenessAlong('/images/bedroom/drawer/ld6-slf/wa-100-20-sm.webp?w=1600');
  expect(walnut).toBeGreaterThan(2.3);
});

it('draws a style for somebody to look at, at its default and at random', async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'drawn-'));
  const drawn: string[] = [];
  const styles = drawnStyles(/^living\/orchard-end-table$/);
  await drawPictures(painter, styles, { count: 1, folder, onDrawn: (file, sku) => drawn.push(`${file} ${sku}`) });
  expect(drawn).toHaveLength(2);
  for (const line of drawn) {
    const [file = '', sku = ''] = line.split(' ');
    expect(await sharp(file).metadata()).toMatchObject({ format: 'png', width: 1600, height: 920 });
    expect(sku).toMatch(/^EN-/);
  }
  await rm(folder, { recursive: true });
});

it('keeps every default preview within its budget', async () => {
  for (const weight of await weighDefaults(painter, drawnStyles())) {
    expect(weight[800]).toBeLessThanOrEqual(BUDGET[800]);
    expect(weight[1600]).toBeLessThanOrEqual(BUDGET[1600]);
    expect(weight[800]).toBeGreaterThan(0);
  }
});
