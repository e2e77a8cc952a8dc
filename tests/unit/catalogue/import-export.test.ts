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
import { testDatabase } from '@/tests/setup/test-database';

testDatabase();

const shop = readCatalogueRows('prisma/catalog');
const small = readCatalogueRows(SMALL_CATALOGUE);
const renamed = withEdits(
  [{ file: 'styles/tables/plain-leg.yaml', from: 'name: Plain Leg', to: 'name: Plainer Leg' }],
  readCatalogueRows,
);

describe('import', () => {
  it('publishes a version once, however often it is asked', async () => {
    const first = await importRows(database(), small);
    expect(first.isNew).toBe(true);
    expect(await importRows(database(), small)).toEqual({ version: first.version, isNew: false });
    expect(await database().catalogueVersion.count()).toBe(1);
  });

  it('by two instances at once is still one version', async () => {
    const both = await Promise.all([importRows(database(), shop), importRows(database(), shop)]);
    expect(both.map((result) => result.isNew).sort()).toEqual([false, true]);
    expect(new Set(both.map((result) => result.version)).size).toBe(1);
  });

  it('leaves the published catalogue as it was when it fails', async () => {
    const before = contentHash(await readRows(database()));
    const [style] = small.styles;
    const broken = { ...small, styles: style ? [{ ...style, categoryId: 99 }] : [] };
    await expect(importRows(database(), broken)).rejects.toThrow();
    expect(contentHash(await readRows(database()))).toBe(before);
  });
});

describe('export', () => {
  it.each([
    ['the shop', shop],
    ['the small catalogue', small],
  ])('gives files of the same content: %s', async (_, rows) => {
    await importRows(database(), rows);
    const folder = mkdtempSync(path.join(tmpdir(), 'export-'));
    try {
      writeFolder(folder, exportFiles(await readRows(database())));
      const { source, defects } = lintCatalogue(folder);
      expect(defects).toEqual([]);
      expect(contentHash(source.rows)).toBe(contentHash(rows));
      expect((await importRows(database(), source.rows)).isNew).toBe(false);
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
    let now = Date.now();
    jest.spyOn(Date, 'now').mockImplementation(() => now);
    await importRows(database(), small);
    now += 10_000;
    const before = await currentCatalogue();

    const { version } = await importRows(database(), renamed);
    expect(await currentCatalogue()).toBe(before);
    now += 2_000;
    const after = await currentCatalogue();
    expect(after.snapshot.version).toBe(version);
    expect(after.snapshot.stylesById.get(17)?.displayName).toBe('Plainer Leg');
    expect(before.snapshot.stylesById.get(17)?.displayName).toBe('Plain Leg');
  });
});
