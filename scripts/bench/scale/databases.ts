import { performance } from 'node:perf_hooks';
import { PrismaPg } from '@prisma/adapter-pg';
import { buildCatalogue } from '@/lib/server/catalogue/files';
import { importRows } from '@/lib/server/catalogue/import';
import type { CatalogueRows } from '@/lib/server/catalogue/rows';
import { readRows } from '@/lib/server/catalogue/stored-rows';
import { PrismaClient } from '@/lib/server/generated/client';
import { databaseUrl, onServer } from '../../db/connection';
import { dropDatabase } from '../../db/test-server';
import { migrate } from '../../db/migrations';

/** A database with one catalogue published in it. */
export interface CatalogueDatabase {
  readonly url: string;
  readonly importSeconds: number;
}

/** Makes a fresh database of that name and publishes rows in it. */
export async function publishIn(serverUrl: string, name: string, rows: CatalogueRows): Promise<CatalogueDatabase> {
  await dropDatabase(serverUrl, name);
  await onServer(serverUrl, `CREATE DATABASE "${name}"`);
  const url = databaseUrl(serverUrl, name);
  await migrate(url);
  return { url, importSeconds: await secondsOf(() => importRows(url, rows)) };
}

/** How long a process takes to have the catalogue in memory, as the server reads it. */
export async function loadSeconds(url: string): Promise<number> {
  const db = new PrismaClient({ adapter: new PrismaPg({ connectionString: url }) });
  try {
    await db.$connect();
    return await secondsOf(() =>
      db.$transaction(async (transaction) => buildCatalogue(await readRows(transaction), 1), {
        isolationLevel: 'RepeatableRead',
        timeout: 5 * 60_000,
      }),
    );
  } finally {
    await db.$disconnect();
  }
}

async function secondsOf(work: () => Promise<unknown>): Promise<number> {
  const since = performance.now();
  await work();
  return (performance.now() - since) / 1000;
}
