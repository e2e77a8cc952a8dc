/** Pictures of one's own in a folder of the catalogue (specification §18.7, §24.8). */
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { contentHash } from '@/lib/server/catalogue/content-hash';
import { exportFiles } from '@/lib/server/catalogue/export/export-files';
import { readCatalogueRows } from '@/lib/server/catalogue/files';
import { importRows } from '@/lib/server/catalogue/import';
import { readRows } from '@/lib/server/catalogue/stored-rows';
import { database } from '@/lib/server/db';
import { exportCatalogue } from '@/scripts/catalog/export';
import { importCatalogue } from '@/scripts/catalog/import';
import { SMALL_CATALOGUE } from '@/tests/fixtures/catalogue/small-catalogue';
import { testDatabase, testDatabaseUrl } from '@/tests/setup/test-database';

testDatabase();
const url = testDatabaseUrl();
const small = readCatalogueRows(SMALL_CATALOGUE);

let folders = '';
beforeAll(() => {
  folders = mkdtempSync(path.join(tmpdir(), 'picture-files-'));
});
beforeEach(() => {
  jest.spyOn(console, 'log').mockImplementation(() => {});
});
afterAll(() => rmSync(folders, { recursive: true }));

const layer = (width: number) =>
  sharp({ create: { width, height: Math.round((width * 460) / 800), channels: 4, background: '#00000000' } });
const at = (geometry: string): string => `/images/table/top/${geometry}/ro-117-20-sm.webp`;
const fileOf = (geometry: string): string => `pictures/table/top/${geometry}/ro-117-20-sm.webp`;
const versionOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex').slice(0, 8);

/** What is told as an error from now on. */
function toldAs(): readonly string[] {
  const told: string[] = [];
  jest.spyOn(console, 'error').mockImplementation((line) => void told.push(String(line)));
  return told;
}

/** Every file of a folder with its bytes. */
const filesIn = (folder: string) =>
  new Map(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name))
      .map((file) => [path.relative(folder, file), readFileSync(file).toString('base64')]),
  );

it('a catalogue without any has the hash and the files that it always had', () => {
  const tables = [
    ...['categories', 'partChildren', 'partRestrictions', 'parts', 'percents', 'prices', 'sectionParts', 'sections'],
    ...['styleParts', 'styleSections', 'styles', 'threePartRestrictions', 'twoTones'],
  ];
  const empty = { ...small, ...Object.fromEntries(tables.map((table) => [table, []])) };
  // a heading and no line a table
  const text = tables.map((table) => `${table}\n\n`).join('');
  expect(contentHash(empty)).toBe(createHash('sha256').update(text).digest('hex'));
  expect([...exportFiles(small).keys()].filter((file) => file.includes('picture'))).toEqual([]);
});

it('are exported beside the list, imported from there alone, and exported again to the same bytes', async () => {
  const bytes = await layer(800).webp().toBuffer();
  const row = { path: at('own'), version: versionOf(bytes) };
  const data = { ...row, bytes: new Uint8Array(bytes), author: 'ada@shop.test' };
  await database().ownPicture.create({ data });
  await importRows(url, { ...small, pictures: [row] });
  const [first, second] = [path.join(folders, 'first'), path.join(folders, 'second')];
  expect(await exportCatalogue(first)).toBe(0);
  expect(readFileSync(path.join(first, fileOf('own')))).toEqual(bytes);
  expect(readFileSync(path.join(first, 'pictures.yaml'), 'utf8').replaceAll('"', '')).toBe(
    `pictures:\n  ${row.path}: ${row.version}\n`,
  );

  await importRows(url, small);
  await database().ownPicture.deleteMany();
  expect(await importCatalogue(first)).toBe(0);
  const rows = await readRows(database());
  expect(rows.pictures).toEqual([row]);
  expect(contentHash(rows)).toBe(contentHash({ ...small, pictures: [row] }));
  const kept = await database().ownPicture.findFirstOrThrow({ where: row });
  expect(Buffer.from(kept.bytes)).toEqual(bytes);
  expect(await exportCatalogue(second)).toBe(0);
  expect(filesIn(second)).toEqual(filesIn(first));
});

it('that are missing, other ones, no fit pictures or not listed are all named at once, and nothing is changed', async () => {
  const folder = path.join(folders, 'broken');
  cpSync(SMALL_CATALOGUE, folder, { recursive: true });
  const write = (geometry: string, bytes: Uint8Array): string => {
    mkdirSync(path.dirname(path.join(folder, fileOf(geometry))), { recursive: true });
    writeFileSync(path.join(folder, fileOf(geometry)), bytes);
    return versionOf(bytes);
  };
  const fit = await layer(800).webp().toBuffer();
  const listed = {
    fit: write('fit', fit),
    gone: '0123abcd',
    other: write('other', fit) && 'fedcba98',
    small: write('small', await layer(400).webp().toBuffer()),
    png: write('png', await layer(800).png().toBuffer()),
  };
  write('stray', fit);
  const lines = Object.entries(listed).map(([geometry, version]) => `  ${at(geometry)}: "${version}"`);
  writeFileSync(path.join(folder, 'pictures.yaml'), ['pictures:', ...lines, ''].join('\n'));
  const counts = () => Promise.all([database().catalogueVersion.count(), database().ownPicture.count()]);
  const before = await counts();

  const told = toldAs();
  expect(await importCatalogue(folder)).toBe(1);
  const list = path.join(path.relative(process.cwd(), folder), 'pictures.yaml');
  expect(told).toEqual([
    `${list}:3:3 ${fileOf('gone')} is missing`,
    `${list}:4:3 ${fileOf('other')} is another picture: its hash begins with ${listed.fit}`,
    `${path.join(path.relative(process.cwd(), folder), fileOf('stray'))}:1:1 is not listed in pictures.yaml`,
    `${list}:5:3 ${fileOf('small')} must be 1600 × 920 or 800 × 460 pixels; it is 400 × 230`,
    `${list}:6:3 ${fileOf('png')} must be a WebP picture`,
    '5 defects.',
  ]);
  expect(await counts()).toEqual(before);
});

it('names in the list must be paths of pictures, with versions', async () => {
  const folder = path.join(folders, 'misnamed');
  cpSync(SMALL_CATALOGUE, folder, { recursive: true });
  writeFileSync(
    path.join(folder, 'pictures.yaml'),
    'pictures:\n  ../../etc/passwd: 0123abcd\n  /images/a/b/c/none.webp: x\n',
  );
  const told = toldAs();
  expect(await importCatalogue(folder)).toBe(1);
  expect(told).toEqual([
    expect.stringMatching(/pictures\.yaml:2:3 .*must be the path of a picture/),
    expect.stringMatching(/pictures\.yaml:3:3 .*must be eight hexadecimal digits/),
    '2 defects.',
  ]);
});
