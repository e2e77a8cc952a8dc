import { createHash, randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { withConnection } from './connection';

/**
 * Brings databases up to date without Prisma's native engine, in Prisma's own terms: its folder, its table of records,
 * its lock, its checksums. `prisma migrate deploy` elsewhere goes on where this ended, and the other way round
 * (docs/decisions/017-migrations.md).
 */
export const MIGRATIONS = path.join('prisma', 'migrations');

/** The advisory lock under which Prisma migrates. */
const PRISMA_LOCK = 72_707_369;
const UNDEFINED_TABLE = '42P01';

const RECORDS = `CREATE TABLE IF NOT EXISTS _prisma_migrations (
  id VARCHAR(36) PRIMARY KEY NOT NULL,
  checksum VARCHAR(64) NOT NULL,
  finished_at TIMESTAMPTZ,
  migration_name VARCHAR(255) NOT NULL,
  logs TEXT,
  rolled_back_at TIMESTAMPTZ,
  started_at TIMESTAMPTZ NOT NULL DEFAULT now(),
  applied_steps_count INTEGER NOT NULL DEFAULT 0
)`;

/** A migration as it lies in the project. */
export interface Migration {
  readonly name: string;
  readonly sql: string;
  /** SHA-256 of its SQL, as Prisma records it. */
  readonly checksum: string;
}

/** The migrations of a folder, oldest first. */
export async function readMigrations(folder = MIGRATIONS): Promise<Migration[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  const names = entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
  const load = async (name: string): Promise<Migration> => {
    const sql = await readFile(path.join(folder, name, 'migration.sql'), 'utf8');
    return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
  };
  return Promise.all(names.sort().map(load));
}

/**
 * Applies what the database lacks; answers the names. Each migration and its record are one transaction, so that a
 * process killed in the middle leaves nothing and the next start repeats it. Rejects with the name of one that fails.
 */
export function migrate(url: string, folder = MIGRATIONS): Promise<string[]> {
  return withConnection(url, async (client) => {
    const applied = await appliedNames(client);
    const done: string[] = [];
    for (const migration of await readMigrations(folder)) {
      if (!applied.has(migration.name) && (await apply(client, migration))) done.push(migration.name);
    }
    return done;
  });
}

async function appliedNames(client: pg.Client): Promise<ReadonlySet<string>> {
  try {
    const { rows } = await client.query<{ name: string }>(
      'SELECT migration_name AS name FROM _prisma_migrations WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL',
    );
    return new Set(rows.map(({ name }) => name));
  } catch (error) {
    if (error instanceof pg.DatabaseError && error.code === UNDEFINED_TABLE) return new Set();
    throw error;
  }
}

/** False when another process was faster. */
async function apply(client: pg.Client, { name, sql, checksum }: Migration): Promise<boolean> {
  try {
    await client.query('BEGIN');
    await client.query('SELECT pg_advisory_xact_lock($1)', [PRISMA_LOCK]);
    await client.query(RECORDS);
    const isMissing = !(await appliedNames(client)).has(name);
    if (isMissing) {
      // begun by Prisma and not finished: it sends a migration as one query, so nothing of it is there
      await client.query(
        'UPDATE _prisma_migrations SET rolled_back_at = now() WHERE migration_name = $1 AND rolled_back_at IS NULL',
        [name],
      );
      await client.query(sql);
      await client.query(
        `INSERT INTO _prisma_migrations (id, checksum, migration_name, finished_at, applied_steps_count)
         VALUES ($1, $2, $3, now(), 1)`,
        [randomUUID(), checksum, name],
      );
    }
    await client.query('COMMIT');
    return isMissing;
  } catch (error) {
    await client.query('ROLLBACK').catch(() => {});
    throw new Error(`Migration ${name} failed: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    });
  }
}
