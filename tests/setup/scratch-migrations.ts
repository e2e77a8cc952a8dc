import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { databaseUrl, onServer } from '@/scripts/db/connection';
import { dropDatabase } from '@/scripts/db/test-server';
import { testServerUrl } from './test-database';
import { workerDatabase } from './worker-database';

const name = `${workerDatabase()}_scratch`;

/** Address of an empty database beside this worker's own. Made afresh before each test, gone after the last. */
export function scratchDatabase(): string {
  beforeEach(async () => {
    await dropDatabase(testServerUrl(), name);
    await onServer(testServerUrl(), `CREATE DATABASE "${name}"`);
  });
  afterAll(() => dropDatabase(testServerUrl(), name));
  return databaseUrl(testServerUrl(), name);
}

/** A folder with these migrations (name → SQL), and how to remove it. */
export function migrationFolder(migrations: Readonly<Record<string, string>>): {
  readonly folder: string;
  readonly remove: () => void;
} {
  const folder = mkdtempSync(path.join(tmpdir(), 'migrations-'));
  for (const [migration, sql] of Object.entries(migrations)) {
    mkdirSync(path.join(folder, migration));
    writeFileSync(path.join(folder, migration, 'migration.sql'), sql);
  }
  return { folder, remove: () => rmSync(folder, { recursive: true }) };
}
