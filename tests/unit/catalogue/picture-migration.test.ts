/** Pictures that were live before they belonged to the catalogue (migration picture_versions). */
import { PrismaPg } from '@prisma/adapter-pg';
import { contentHash } from '@/lib/server/catalogue/content-hash';
import { readRows } from '@/lib/server/catalogue/stored-rows';
import { liveVersion, rowsOfVersion } from '@/lib/server/catalogue/versions/version';
import { PrismaClient } from '@/lib/server/generated/client';
import { onServer } from '@/scripts/db/connection';
import { migrate, readMigrations } from '@/scripts/db/migrations';
import { migrationFolder, scratchDatabase } from '@/tests/setup/scratch-migrations';

const url = scratchDatabase();
const LAST = '20261123053150_picture_versions';
const PATH = '/images/table/top/own/ro-117-20-sm.webp';

async function migratedUntilBefore(): Promise<void> {
  const before = (await readMigrations()).filter(({ name }) => name < LAST);
  const { folder, remove } = migrationFolder(Object.fromEntries(before.map(({ name, sql }) => [name, sql])));
  await migrate(url, folder);
  remove();
}
const VERSION = "INSERT INTO catalogue_versions (content_hash, author) VALUES ('of before', 'ada@shop.test')";
const PICTURE = `INSERT INTO own_pictures (path, version, bytes, author) VALUES ('${PATH}', '0123abcd', 'x', 'eve@shop.test')`;

it('belong to a version of their own from then on, whose hash is worked out once', async () => {
  await migratedUntilBefore();
  await onServer(url, VERSION);
  await onServer(url, PICTURE);
  expect(await migrate(url)).toContain(LAST);
  const db = new PrismaClient({ adapter: new PrismaPg({ connectionString: url }) });
  try {
    const live = await liveVersion(db);
    expect(live).toMatchObject({ id: 2, kind: 'Draft', author: 'eve@shop.test', summary: '1 other change' });
    expect(live.contentHash).toBe(contentHash(await readRows(db)));
    expect((await rowsOfVersion(db, live)).pictures).toEqual([{ path: PATH, version: '0123abcd' }]);
    expect(await db.catalogueVersion.findUnique({ where: { id: 2 } })).toEqual(live);
  } finally {
    await db.$disconnect();
  }
});

it('leave a shop without any as it was', async () => {
  await migratedUntilBefore();
  await onServer(url, VERSION);
  await migrate(url);
  const { rows } = await onServer(url, 'SELECT id, content_hash AS hash FROM catalogue_versions');
  expect(rows).toEqual([{ id: 1, hash: 'of before' }]);
});
