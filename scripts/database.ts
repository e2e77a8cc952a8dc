import { setTimeout as wait } from 'node:timers/promises';
import { loadEnvFile } from './config/env-file';
import { databaseUrl, onServer } from './db/connection';
import { startEmbedded, type EmbeddedServer } from './db/embedded-postgres';

/** A database to work with, and how to say that one is done with it. */
export interface Database {
  readonly url: string;
  /** True when it is our own server, false when DATABASE_URL named one. */
  readonly isEmbedded: boolean;
  /** Has an embedded server that dies started again, from now on until `stop`. */
  readonly keepAlive: () => void;
  readonly stop: () => Promise<void>;
}

const NAME = 'configurator';
/** How often a server that is kept alive is looked after, in ms. */
const LOOK_MS = 1_000;

/**
 * The project's database: DATABASE_URL when that is set (environment or `.env`), else an embedded PostgreSQL under
 * `.data/postgres`, shared with the running app. Sets DATABASE_URL, so what is imported afterwards finds it.
 */
export async function ensureDatabase(): Promise<Database> {
  loadEnvFile();
  const given = process.env.DATABASE_URL;
  if (given) return { url: given, isEmbedded: false, keepAlive: () => {}, stop: async () => {} };

  const server = await startEmbedded(process.env.DATA_DIR || '.data', 'postgres');
  const url = await ensureNamed(server.url, NAME);
  process.env.DATABASE_URL = url;
  const stopped = new AbortController();
  let watch: Promise<void> = Promise.resolve();
  return {
    url,
    isEmbedded: true,
    keepAlive: () => {
      watch = keepAlive(server, stopped.signal);
    },
    stop: async () => {
      stopped.abort();
      await watch;
      delete process.env.DATABASE_URL;
      await server.stop();
    },
  };
}

async function keepAlive(server: EmbeddedServer, stopped: AbortSignal): Promise<void> {
  while (!stopped.aborted) {
    await wait(LOOK_MS, undefined, { signal: stopped, ref: false }).catch(() => undefined);
    if (stopped.aborted) return;
    try {
      if (await server.revive()) console.error('The database had died and is started again.');
    } catch (error) {
      console.error('The database has died and cannot be started:', error instanceof Error ? error.message : error);
    }
  }
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
