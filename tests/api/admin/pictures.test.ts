/** Pictures that administrators put in the place of layers (specification §18.7). */
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { GET as listCall } from '@/app/api/Admin/GetOwnPictures/route';
import { POST as putCall } from '@/app/api/Admin/PutPicture/route';
import { POST as removeCall } from '@/app/api/Admin/RemovePicture/route';
import { layerPaths } from '@/lib/contracts/addresses';
import { ownPicturesSchema } from '@/lib/contracts/admin/pictures';
import { configurationOf, familyOf } from '@/lib/families/registry';
import { currentCatalogue } from '@/lib/server/catalogue/load';
import { availableImageNames } from '@/lib/server/configurator/image-names';
import { database } from '@/lib/server/db';
import { env } from '@/lib/server/env';
import { answerLayer } from '@/lib/server/layers/answer';
import { layerEngine, ownPicturesFolder } from '@/lib/server/layers/layers';
import { layOwnPictures } from '@/lib/server/pictures/own-pictures';
import { catalogueDatabase } from '../catalogue-database';
import { expectProblem, get, post, until } from '../calls';
import { makeAdmin } from './admins';

catalogueDatabase();

const PATH = '/images/table/top/nobodys-own/ro-117-20-sm.webp';
let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'own-pictures-'));
  env.DATA_DIR = folder;
});
afterAll(async () => {
  await layerEngine().close();
  await rm(folder, { recursive: true, force: true });
});

/** A picture with a square of one colour in its middle. */
const square = (background: string, width = 800, height = 460): Sharp =>
  sharp({ create: { width, height, channels: 4, background: '#00000000' } }).composite([
    { input: { create: { width: 100, height: 100, channels: 4, background } } },
  ]);
const base64 = async (picture: Promise<Buffer>): Promise<string> => (await picture).toString('base64');

let headers: Record<string, string> = {};
let email = '';
beforeEach(async () => {
  ({ headers, email } = await makeAdmin());
});
const put = async (Base64: string, Path = PATH) => post(putCall, '/api/Admin/PutPicture', { Path, Base64 }, headers);
const remove = (Path = PATH) => post(removeCall, '/api/Admin/RemovePicture', { Path }, headers);
const ask = (address: string) =>
  answerLayer(layerEngine(), new Request(`http://localhost:3000${address}`), { caller: 'test' });
/** Colour in the middle of what is answered. */
async function colour(address: string): Promise<readonly number[]> {
  const { data, info } = await sharp(await (await ask(address)).arrayBuffer())
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at = (Math.floor(info.height / 2) * info.width + Math.floor(info.width / 2)) * 4;
  return [...data.subarray(at, at + 4)].map((value) => Math.round(value / 16));
}

it('A picture takes the place of a layer, at a new address each time, and the layer comes back', async () => {
  const style = (await currentCatalogue()).snapshot.stylesById.get(17);
  if (!style) throw new Error('no Harvest Leg');
  const layers = () => layerPaths(familyOf(style), availableImageNames(configurationOf(style)));
  const before = layers();
  const drawn = before.at(-1) ?? '';
  const Path = drawn.replace(/\.[0-9a-f]{8}(?=\/)/, '');

  const first = await put(await base64(square('#ff0000').webp({ lossless: true }).toBuffer()), Path);
  expect([first.status, first.body.errors]).toEqual([200, undefined]);
  const [red] = ownPicturesSchema.parse(first.body).Pictures;
  expect(red).toMatchObject({ Path, Author: email });
  expect(layers()).toEqual([...before.slice(0, -1), red?.Address]);
  expect(await colour(red?.Address ?? '')).toEqual([16, 0, 0, 16]);
  // the address of old shows it, too, but for a while only
  expect(await colour(drawn)).toEqual([16, 0, 0, 16]);
  expect((await ask(drawn)).headers.get('cache-control')).not.toContain('immutable');
  expect((await ask(red?.Address ?? '')).headers.get('cache-control')).toContain('immutable');

  const second = await put(await base64(square('#0000ff', 1600, 920).png().toBuffer()), Path);
  const [blue] = ownPicturesSchema.parse(second.body).Pictures;
  expect(blue?.Address).not.toBe(red?.Address);
  expect((await ask(blue?.Address ?? '')).headers.get('content-type')).toBe('image/webp');
  expect(await colour(blue?.Address ?? '')).toEqual([0, 0, 16, 16]);

  expect((await remove(Path)).body).toEqual({ Pictures: [] });
  expect(layers()).toEqual(before);
  const left = await readdir(ownPicturesFolder(), { recursive: true, withFileTypes: true });
  expect(left.filter((entry) => entry.isFile())).toEqual([]);
  expectProblem(await remove(Path), 404, 'Not found');
  const done = await database().catalogueAudit.findMany({ where: { who: email }, orderBy: { id: 'asc' } });
  expect(done.map(({ what }) => what)).toEqual([
    `Put a picture of their own in the place of ${Path}`,
    `Put a picture of their own in the place of ${Path}`,
    `Removed the picture in the place of ${Path}`,
  ]);
});

it('What another instance was given is laid here at the next look', async () => {
  await layOwnPictures();
  expect((await ask(PATH)).status).toBe(404);
  const bytes = new Uint8Array(await square('#00ff00').webp({ lossless: true }).toBuffer());
  await database().ownPicture.create({ data: { path: PATH, version: '0123abcd', bytes, author: 'else@shop.test' } });
  await layOwnPictures();
  expect(await colour(PATH)).toEqual([0, 16, 0, 16]);
  await database().ownPicture.deleteMany();
  await layOwnPictures();
  expect((await ask(PATH)).status).toBe(404);
});

/** A swatch of one colour, without any transparency. */
const swatch = (background: string, size = 320): Promise<Buffer> =>
  sharp({ create: { width: size, height: size, channels: 3, background } })
    .png()
    .toBuffer();

describe('in the place of a swatch or thumbnail', () => {
  const BOARD = '/images/table/swatch/board/{Wood}-{part}-20-sm.webp';
  const filled = (template: string, wood: string, stain: string) =>
    template.replace('{Wood}', wood).replace('{part}', stain);
  const template = () => layerEngine().currentTemplate(BOARD);
  const offered = async () =>
    [...(await currentCatalogue()).snapshot.stylesById.values()].flatMap(({ sections }) =>
      sections.map(({ thumbnailPath }) => thumbnailPath),
    );

  it('is square, needs no transparency, and gives its list new addresses, in the catalogue too', async () => {
    const path = filled(BOARD, 'ro', '113');
    const drawn = template();
    expect(await offered()).toContain(drawn);
    const found = await put(await base64(swatch('#ff0000')), path);
    expect([found.status, found.body.errors]).toEqual([200, undefined]);
    const own = template();
    expect(own).not.toBe(drawn);
    expect(await colour(filled(own, 'ro', '113'))).toEqual([16, 0, 0, 16]);
    const keeping = async (address: string) => (await ask(address)).headers.get('cache-control');
    expect(await keeping(filled(own, 'ro', '113'))).toContain('immutable');
    // a browser that asks by the address of old is told the new picture, and to ask again
    expect(await colour(filled(drawn, 'ro', '113'))).toEqual([16, 0, 0, 16]);
    expect(await keeping(filled(drawn, 'ro', '113'))).not.toContain('immutable');
    // all others of the list are drawn as ever
    expect(await keeping(filled(own, 'ch', '113'))).toContain('immutable');
    expect(await colour(filled(own, 'ch', '113'))).not.toEqual([16, 0, 0, 16]);
    await until(async () => (await offered()).includes(own));

    expect((await remove(path)).status).toBe(200);
    expect(template()).toBe(drawn);
    await until(async () => (await offered()).includes(drawn));
    const done = await database().catalogueAudit.findMany({ where: { who: email }, orderBy: { id: 'asc' } });
    expect(done.map(({ what }) => what)).toEqual([
      `Put a picture of their own in the place of ${path}`,
      `Removed the picture in the place of ${path}`,
    ]);
  });

  it('shows a part in whatever wood and stain, where it is put in the place of every finish', async () => {
    const thumb = (finish: string) => `/images/case/thumb/drawer-nobodys/${finish}.webp`;
    expect((await ask(thumb('ro-113-20-sm'))).status).toBe(404);
    await put(await base64(swatch('#0000ff')), thumb('any'));
    for (const finish of ['ro-113-20-sm', 'wa-100-20-sm']) expect(await colour(thumb(finish))).toEqual([0, 0, 16, 16]);
    await put(await base64(swatch('#00ff00')), thumb('wa-100-20-sm'));
    expect(await colour(thumb('wa-100-20-sm'))).toEqual([0, 16, 0, 16]);
    expect(await colour(thumb('ro-113-20-sm'))).toEqual([0, 0, 16, 16]);
    await remove(thumb('any'));
    await remove(thumb('wa-100-20-sm'));
    expect((await ask(thumb('wa-100-20-sm'))).status).toBe(404);
  });

  it.each([
    ['a layer’s frame', () => square('#ff0000').webp().toBuffer(), 'must be 320 × 320 pixels; it is 800 × 460'],
    ['larger than any', () => swatch('#ff0000', 1_300), 'must be 320 × 320 pixels; it is larger'],
    [
      'cut off',
      async () => (await swatch('#ff0000')).subarray(0, 100),
      'must be a WebP or PNG picture that can be read',
    ],
  ])('is refused when it is %s, and nothing is kept', async (_, picture, message) => {
    const found = await put(await base64(picture()), filled(BOARD, 'ro', '113'));
    expectProblem(found, 400, 'Malformed request');
    expect(found.body.errors).toEqual({ Base64: [message] });
    expect(await database().ownPicture.count()).toBe(0);
  });
});

const wrong: readonly (readonly [string, () => Promise<Buffer> | Buffer, string])[] = [
  [
    'another size',
    () => square('#ff0000', 810, 460).webp().toBuffer(),
    'must be 1600 × 920 or 800 × 460 pixels; it is 810 × 460',
  ],
  [
    'a larger one',
    () => square('#ff0000', 3200, 1840).webp().toBuffer(),
    'must be 1600 × 920 or 800 × 460 pixels; it is larger',
  ],
  ['no alpha', () => square('#ff0000').removeAlpha().webp().toBuffer(), 'must be transparent around the layer'],
  [
    'alpha that is nowhere transparent',
    () =>
      sharp({ create: { width: 800, height: 460, channels: 4, background: '#ff0000ff' } })
        .png()
        .toBuffer(),
    'must be transparent around the layer',
  ],
  ['another type', () => square('#ff0000').jpeg().toBuffer(), 'must be a WebP or PNG picture'],
  ['no picture', () => Buffer.from('<svg onload="x"/> nothing'), 'must be a WebP or PNG picture that can be read'],
  [
    'a picture that is cut off',
    async () => (await square('#ff0000').png({ compressionLevel: 0 }).toBuffer()).subarray(0, 20_000),
    'must be a WebP or PNG picture that can be read',
  ],
];
it.each(wrong)('%s is refused by name, and nothing is kept', async (_, picture, message) => {
  const found = await put(Buffer.from(await picture()).toString('base64'));
  expectProblem(found, 400, 'Malformed request');
  expect(found.body.errors).toEqual({ Base64: [message] });
  expect((await get(listCall, '/api/Admin/GetOwnPictures', headers)).body).toEqual({ Pictures: [] });
});

it.each([
  '/images/../../etc/passwd',
  '/images/table/top/../../../x/ro-117-20-sm.webp',
  '/images/table/top/%2e%2e/ro-117-20-sm.webp',
  '/images/table/top\\..\\x/ro-117-20-sm.webp',
  'images/table/top/a/ro-117-20-sm.webp',
  '/images/table/top/a.0123abcd/ro-117-20-sm.webp',
  '/images/table/top/a/ro-117-20-sm.png',
])('%s names no layer', async (Path) => {
  const found = await put(await base64(square('#ff0000').webp().toBuffer()), Path);
  expectProblem(found, 400, 'Malformed request');
  expect(found.body.errors).toEqual({ Path: [expect.stringContaining('must be the path of a layer')] });
  expect(await database().ownPicture.count()).toBe(0);
});
