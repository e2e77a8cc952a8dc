/** What is no picture for a place (specification §18.7). */
import sharp from 'sharp';
import { database } from '@/lib/server/db';
import { catalogueDatabase } from '../catalogue-database';
import { expectProblem } from '../calls';
import { admin, newDraft, type Admin } from './desk';
import { layer, layingFolder, PATH, put, square, swatch } from './own-pictures';

catalogueDatabase();
layingFolder();

let who: Admin = {};
beforeEach(async () => {
  who = await admin();
});

/** Nothing of a picture that is refused is kept, and its draft stays as it was. */
async function expectRefusal(Path: string, picture: Buffer, errors: Record<string, unknown>): Promise<void> {
  const { Id } = await newDraft(who);
  const kept = await database().ownPicture.count();
  const found = await put(who, Id, Path, picture);
  expectProblem(found, 400, 'Malformed request');
  expect(found.body.errors).toEqual(errors);
  expect(await database().ownPicture.count()).toBe(kept);
  expect((await database().catalogueDraft.findUniqueOrThrow({ where: { id: Id } })).version).toBe(0);
}

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
  await expectRefusal(PATH, Buffer.from(await picture()), { Base64: [message] });
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
  const errors = { Path: [expect.stringContaining('must be the path of a layer')] };
  await expectRefusal(Path, await layer('#ff0000'), errors);
});

const SWATCH = '/images/table/swatch/board/ro-113-20-sm.webp';
it.each([
  ['a layer’s frame', () => square('#ff0000').webp().toBuffer(), 'must be 320 × 320 pixels; it is 800 × 460'],
  ['larger than any', () => swatch('#ff0000', 1_300), 'must be 320 × 320 pixels; it is larger'],
  ['cut off', async () => (await swatch('#ff0000')).subarray(0, 100), 'must be a WebP or PNG picture that can be read'],
])('A swatch that is %s is refused by name, and nothing is kept', async (_, picture, message) => {
  await expectRefusal(SWATCH, await picture(), { Base64: [message] });
});
