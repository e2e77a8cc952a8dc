import { spawnSync } from 'node:child_process';
import { onServer } from '@/scripts/db/connection';
import { migrate, readMigrations } from '@/scripts/db/migrations';
import { migrationFolder, scratchDatabase } from '@/tests/setup/scratch-migrations';

const url = scratchDatabase();

const NAMES = [
  '20261121000000_init',
  '20261121010000_catalogue_keys',
  '20261121020000_accounts',
  '20261121030000_mail',
  '20261121040000_style_titles',
];

const query = async (sql: string): Promise<unknown[]> => (await onServer(url, sql)).rows;
const records = (): Promise<unknown[]> =>
  query(`SELECT migration_name AS name, checksum, finished_at IS NOT NULL AS finished, rolled_back_at IS NOT NULL AS gone
         FROM _prisma_migrations ORDER BY migration_name, started_at`);

describe('Migrating', () => {
  it('applies what is missing, oldest first, and nothing twice', async () => {
    expect(await migrate(url)).toEqual(expect.arrayContaining(NAMES));
    expect(await migrate(url)).toEqual([]);
  });

  it('records the SHA-256 of each file, as Prisma does', async () => {
    // printf 'SELECT 1;' | sha256sum
    const checksum = '17db4fd369edb9244b9f91d9aeed145c3d04ad8ba6e95d06247f07a63527d11a';
    const { folder, remove } = migrationFolder({ '1_one': 'SELECT 1;' });
    await migrate(url, folder);
    remove();
    expect(await records()).toEqual([{ name: '1_one', checksum, finished: true, gone: false }]);
  });

  it('by several at once happens once', async () => {
    const applied = await Promise.all([migrate(url), migrate(url), migrate(url)]);
    expect(applied.flat().sort()).toEqual((await readMigrations()).map(({ name }) => name));
    expect(await records()).toHaveLength(applied.flat().length);
  });

  it('that fails names the migration and leaves nothing of it, but what came before', async () => {
    const { folder, remove } = migrationFolder({
      '1_good': 'CREATE TABLE good ();',
      '2_bad': 'CREATE TABLE bad (); CREATE TABLE bad ();',
      '3_later': 'CREATE TABLE later ();',
    });
    await expect(migrate(url, folder)).rejects.toThrow('Migration 2_bad failed: relation "bad" already exists');
    remove();
    expect(await query("SELECT tablename FROM pg_tables WHERE schemaname = 'public' ORDER BY 1")).toEqual([
      { tablename: '_prisma_migrations' },
      { tablename: 'good' },
    ]);
    expect(await records()).toMatchObject([{ name: '1_good', finished: true }]);
  });

  it('repeats what Prisma has begun and not finished', async () => {
    const { folder, remove } = migrationFolder({ '1_one': 'CREATE TABLE one ();' });
    await migrate(url, folder);
    await query('DROP TABLE one');
    await query('UPDATE _prisma_migrations SET finished_at = NULL, applied_steps_count = 0');
    expect(await migrate(url, folder)).toEqual(['1_one']);
    remove();
    expect(await records()).toMatchObject([
      { name: '1_one', finished: false, gone: true },
      { name: '1_one', finished: true, gone: false },
    ]);
  });
});

/** Columns, keys and indexes; not what Prisma's schema cannot say: checks, and NULLs that collide. */
const STRUCTURE = `
  SELECT table_name || '.' || column_name AS name,
         concat_ws(' ', udt_name, character_maximum_length, is_nullable, column_default) AS is
  FROM information_schema.columns WHERE table_schema = 'public' AND table_name <> '_prisma_migrations'
  UNION ALL
  SELECT conname, pg_get_constraintdef(oid) FROM pg_constraint
  WHERE connamespace = 'public'::regnamespace AND contype IN ('p', 'f', 'u') AND conname NOT LIKE '\\_prisma%'
  UNION ALL
  SELECT indexname, replace(indexdef, ' NULLS NOT DISTINCT', '') FROM pg_indexes
  WHERE schemaname = 'public' AND indexname NOT LIKE '\\_prisma%'
  UNION ALL
  SELECT typname, string_agg(enumlabel, ' ' ORDER BY enumsortorder)
  FROM pg_enum JOIN pg_type ON pg_type.oid = enumtypid GROUP BY typname
  ORDER BY 1, 2`;

it('The migrations together make what schema.prisma says', async () => {
  await migrate(url);
  const migrated = await query(STRUCTURE);
  await query('DROP SCHEMA public CASCADE');
  const env = { ...process.env, DATABASE_URL: url };
  const diff = spawnSync(process.execPath, ['scripts/db/schema-diff.mjs'], { input: '', env, encoding: 'utf8' });
  expect(diff.stderr).toBe('');
  await query(diff.stdout);
  expect(migrated).toEqual(await query(STRUCTURE));
  expect(migrated.length).toBeGreaterThan(200);
});
