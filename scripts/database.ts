import { loadEnvFile } from './config/env-file';
import { databaseUrl, onServer } from './db/connection';
import { startEmbedded } from './db/embedded-postgres';

/** A database to work with, and how to say that one is done with it. */
export interface Database {
  readonly url: string;
  /** True when it is our own server, false when DATABASE_URL named one. */
  readonly isEmbedded: boolean;
  readonly stop: () => Promise<void>;
}

const NAME = 'configurator';

/**
 * The project's database: DATABASE_URL when that is set (environment or `.env`), else an embedded PostgreSQL under
 * `.data/postgres`, shared with the running app. Sets DATABASE_URL, so what is imported afterwards finds it.
 */
export async function ensureDatabase(): Promise<Database> {
  loadEnvFile();
  const given = process.env.DATABASE_URL;
  if (given) return { url: given, isEmbedded: false, stop: async () => {} };

  const server = await startEmbedded(process.env.DATA_DIR || '.data', 'postgres');
  const url = await ensureNamed(server.url, NAME);
  process.env.DATABASE_URL = url;
  return {
    url,
    isEmbedded: true,
    stop: async () => {
      delete process.env.DATABASE_URL;
      await server.stop();
    },
  };
}

/** Runs `work` with the project's database, which is started for its duration when it does not run yet. */
export async function withDatabase<T>(work: (url: string) => Promise<T>): Promise<T> {
  const database = await ensureDatabase();
  try {
    return await work(database.url);
  } finally {
    await database.stop();
  }
}

async function ensureNamed(serverUrl: string, name: string): Promise<string> {
  const { rowCount } = await onServer(serverUrl, `SELECT 1 FROM pg_database WHERE datname = '${name}'`);
  if (rowCount === 0) await onServer(serverUrl, `CREATE DATABASE "${name}"`);
  return databaseUrl(serverUrl, name);
}
