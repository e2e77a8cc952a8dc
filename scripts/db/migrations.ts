import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { runTool } from '../config/run-tool';

const FOLDER = path.join('prisma', 'migrations');
const UNDEFINED_TABLE = '42P01';

/** A migration as it lies in the project. */
export interface Migration {
  readonly name: string;
  /** SHA-256 of its SQL, as Prisma records it. */
  readonly checksum: string;
}

/** The project's migrations, oldest first. */
export async function projectMigrations(): Promise<Migration[]> {
  const entries = await readdir(FOLDER, { withFileTypes: true });
  const names = entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
  const load = async (name: string): Promise<Migration> => {
    const sql = await readFile(path.join(FOLDER, name, 'migration.sql'));
    return { name, checksum: createHash('sha256').update(sql).digest('hex') };
  };
  return Promise.all(names.sort().map(load));
}

/** Whether the database has every migration of the project. One query, so that a usual start need not run Prisma. */
export async function isMigrated(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<Migration>(
      'SELECT migration_name AS name, checksum FROM _prisma_migrations WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL',
    );
    const applied = new Map(rows.map((row) => [row.name, row.checksum]));
    return (await projectMigrations()).every(({ name, checksum }) => applied.get(name) === checksum);
  } catch (error) {
    if (error instanceof pg.DatabaseError && error.code === UNDEFINED_TABLE) return false;
    throw error;
  } finally {
    await client.end();
  }
}

/** Brings a database up to date with `prisma migrate deploy`; does nothing, fast, when it is. */
export async function migrate(url: string): Promise<void> {
  if (await isMigrated(url)) return;
  await runTool('prisma', ['migrate', 'deploy'], { env: { DATABASE_URL: url }, isQuiet: true });
}
