/** A new picture has a new address, so that browsers that keep the old one for a year see it (docs/pictures.md "Versions"). */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseLayerPath } from '@/lib/server/layers/name';
import { writeFakePass } from './fake-passes';
import { ask, layerShop, open, studio, SWATCH, TOP } from './layer-shop';

const GOOD = 'public, max-age=31536000, immutable';
const WHILE = 'public, max-age=300';
const TEMPLATE = '/images/table/swatch/board/{Wood}-{part}-20-sm.webp';

layerShop();

/** A file of the project's materials; satin shines a little more. */
const materialText = async (name: string): Promise<string> =>
  (await readFile(`studio/materials/${name}.yaml`, 'utf8')).replace(/gain: [\d.]+/, 'gain: 0.5');

const keeping = async (address: string): Promise<string | null> => {
  const response = await ask(open(), address);
  expect(response.status).toBe(200);
  return response.headers.get('cache-control');
};
const current = (path: string): string => open().current(path) ?? '';

it("a name without a version, or with an old one, answers for a while with what today's answers for good", async () => {
  const old = current(TOP).replace(/\.[0-9a-f]{8}/, '.00000000');
  expect(await Promise.all([current(TOP), `${current(TOP)}?w=1600`].map(keeping))).toEqual([GOOD, GOOD]);
  expect(await Promise.all([TOP, old, `${old}?w=1600`].map(keeping))).toEqual([WHILE, WHILE, WHILE]);
  const tags = await Promise.all(
    [TOP, old, current(TOP)].map(async (each) => (await ask(open(), each)).headers.get('etag')),
  );
  expect(new Set(tags).size).toBe(1);
});

it('changes with the pass, in tag and address, and with no other', async () => {
  const [before, swatch] = [current(TOP), current(SWATCH)];
  const tag = (await ask(open(), TOP)).headers.get('etag');
  await writeFakePass(studio(), { name: 'table/top/re-mis-30-l-s', version: '2'.repeat(16) });
  expect((await ask(open(), TOP)).headers.get('etag')).not.toBe(tag);
  expect(current(TOP)).not.toBe(before);
  expect(current(SWATCH)).toBe(swatch);
});

it('changes with a pass whose face it shows', async () => {
  const borrower = { name: 'table/top/re-bul-30-l-s', reliefFrom: 're-mis-30-l-s' };
  await writeFakePass(studio(), borrower);
  const address = TOP.replace('-mis-', '-bul-');
  const before = current(address);
  await writeFakePass(studio(), { name: 'table/top/re-mis-30-l-s', version: '2'.repeat(16) });
  expect(current(address)).not.toBe(before);
});

it('changes with the materials', async () => {
  const before = current(TOP);
  const materials = path.join(studio(), 'materials');
  await mkdir(materials);
  for (const file of ['woods', 'stains', 'sheens', 'surfaces', 'lamps', 'metals', 'stones', 'cloths'])
    await writeFile(path.join(materials, `${file}.yaml`), await materialText(file));
  expect(open({ materials }).current(TOP)).not.toBe(before);
});

it('is null for what is no picture', () => {
  expect(open().current(TOP.replace('re-', 'xx-'))).toBeNull();
});

it('stamps templates of thumbnails with what all of a family have in common', async () => {
  const before = open().currentTemplate(TEMPLATE);
  expect(before).toMatch(/^\/images\/table\/swatch\/board\.[0-9a-f]{8}\/\{Wood\}-\{part\}-20-sm\.webp$/);
  expect(await keeping(before.replace('{Wood}', 'ro').replace('{part}', '117'))).toBe(GOOD);
  await writeFakePass(studio(), { name: 'table/top/re-mis-30-l-s', version: '2'.repeat(16) });
  expect(open().currentTemplate(TEMPLATE)).toBe(before);
  await writeFakePass(studio(), { name: 'table/thumb/leg-tur', frame: [320, 320], box: [0, 0, 320, 320] });
  expect(open().currentTemplate(TEMPLATE)).not.toBe(before);
});

it('stamps each of several templates, and none where there is none', () => {
  const [one = '', other = ''] = open().currentTemplate(`${TEMPLATE} | ${TEMPLATE}`).split(' | ');
  expect(one).toBe(open().currentTemplate(TEMPLATE));
  expect(other).toBe(one);
  expect(open().currentTemplate('')).toBe('');
});

describe('a file of the admin', () => {
  beforeEach(async () => {
    const file = path.join(studio(), 'images', TOP.slice('/images/'.length));
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, 'a photograph');
  });

  it('wins under its name, which goes without a version, and under every other', async () => {
    expect(current(TOP)).toBe(TOP);
    for (const address of [TOP, TOP.replace('-s/', '-s.00000000/')]) {
      expect(await (await ask(open(), address)).text()).toBe('a photograph');
      expect(await keeping(address)).toBe(WHILE);
    }
  });

  it('gives way again when it is taken away', async () => {
    await rm(path.join(studio(), 'images'), { recursive: true });
    expect(parseLayerPath(current(TOP))?.version).toMatch(/^[0-9a-f]{8}$/);
  });
});
