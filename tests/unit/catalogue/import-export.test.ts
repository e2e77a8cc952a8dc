import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { contentHash } from '@/lib/server/catalogue/content-hash';
import { readRows } from '@/lib/server/catalogue/stored-rows';
import { exportFiles } from '@/lib/server/catalogue/export/export-files';
import { readCatalogueRows } from '@/lib/server/catalogue/files';
import { importRows } from '@/lib/server/catalogue/import';
import { lintCatalogue } from '@/lib/server/catalogue/lint/lint';
import { currentCatalogue } from '@/lib/server/catalogue/load';
import { database } from '@/lib/server/db';
import { writeFolder } from '@/scripts/catalog/write-folder';
import { SMALL_CATALOGUE, withEdits } from '@/tests/fixtures/catalogue/small-catalogue';
import { testDatabase, testDatabaseUrl } from '@/tests/setup/test-database';

testDatabase();
const url = testDatabaseUrl();

const shop = readCatalogueRows('prisma/catalog');
const small = readCatalogueRows(SMALL_CATALOGUE);
const renamed = withEdits(
  [{ file: 'styles/tables/plain-leg.yaml', from: 'name: Plain Leg', to: 'name: Plainer Leg' }],
  readCatalogueRows,
);

describe('import', () => {
  it('publishes a version once, however often it is asked', async () => {
    const first = await importRows(url, small);
    expect(first.isNew).toBe(true);
    expect(await importRows(url, small)).toEqual({ version: first.version, isNew: false });
    expect(await database().catalogueVersion.count()).toBe(1);
  });

  it('by two instances at once is still one version', async () => {
    const both = await Promise.all([importRows(url, shop), importRows(url, shop)]);
    expect(both.map((result) => result.isNew).sort()).toEqual([false, true]);
    expect(new Set(both.map((result) => result.version)).size).toBe(1);
  });

  it('leaves the published catalogue as it was when it fails', async () => {
    const before = contentHash(await readRows(database()));
    const [style] = small.styles;
    const broken = { ...small, styles: style ? [{ ...style, categoryId: 99 }] : [] };
    await expect(importRows(url, broken)).rejects.toThrow();
    expect(contentHash(await readRows(database()))).toBe(before);
  });

  it('takes texts as they are, and nothing for nothing', async () => {
    const [part, other] = small.parts;
    if (!part || !other) throw new Error('the small catalogue has no parts');
    const odd = 'a "quoted", comma;\n\\N \\. new\tline {1,2} é 中 NULL';
    const parts = [
      { ...part, description: odd, displayName: '', woodTier: null },
      { ...other, description: '\\.', woodTier: '' },
      ...small.parts.slice(2),
    ];
    await importRows(url, { ...small, parts });
    expect((await readRows(database())).parts).toEqual([...parts].sort((left, right) => left.id - right.id));
  });

  it('says how far it is, and ends with all rows', async () => {
    const steps: [number, number][] = [];
    await importRows(url, shop, (written, total) => steps.push([written, total]));
    const total = Object.values(shop).reduce((sum, table) => sum + table.length, 0);
    expect(steps.at(-1)).toEqual([total, total]);
    expect(steps.map(([written]) => written)).toEqual(steps.map(([written]) => written).sort((a, b) => a - b));
  });
});

describe('export', () => {
  it.each([
    ['the shop', shop],
    ['the small catalogue', small],
  ])('gives files of the same content: %s', async (_, rows) => {
    await importRows(url, rows);
    const folder = mkdtempSync(path.join(tmpdir(), 'export-'));
    try {
      writeFolder(folder, exportFiles(await readRows(database())));
      const { source, defects } = lintCatalogue(folder);
      expect(defects).toEqual([]);
      expect(contentHash(source.rows)).toBe(contentHash(rows));
      expect((await importRows(url, source.rows)).isNew).toBe(false);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  it('does not write into a folder that holds something', () => {
    expect(() => writeFolder(SMALL_CATALOGUE, new Map())).toThrow('is not empty');
  });
});

describe('the current catalogue', () => {
  it('is read once, looked up every two seconds, and swapped when a version is published', async () => {
    let now = performance.now();
    jest.spyOn(performance, 'now').mockImplementation(() => now);
    // a clock that has been set back by a day holds nothing back
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() - 24 * 60 * 60 * 1000);
    await importRows(url, small);
    now += 10_000;
    const before = await currentCatalogue();

    const { version } = await importRows(url, renamed);
    expect(await currentCatalogue()).toBe(before);
    now += 2_000;
    const after = await currentCatalogue();
    expect(after.snapshot.version).toBe(version);
    expect(after.snapshot.stylesById.get(17)?.displayName).toBe('Plainer Leg');
    expect(before.snapshot.stylesById.get(17)?.displayName).toBe('Plain Leg');
  });
});
