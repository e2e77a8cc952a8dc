import { databaseUrl } from '@/scripts/db/connection';
import { cloneDatabase, dropDatabase, type Content } from '@/scripts/db/test-server';
import { workerDatabase } from './worker-database';

/**
 * Gives the tests of a file a real, fresh PostgreSQL database: `DATABASE_URL` names it already, and `database()` of
 * `lib/server/db` connects to it. Call once, at the top of the file or of a `describe`.
 */
export function testDatabase(content: Content = 'empty'): void {
  beforeAll(() => cloneDatabase(testServerUrl(), workerDatabase(), content));

  afterAll(async () => {
    await (await globalThis.mailQueue?.catch(() => undefined))?.stop({ graceful: false });
    globalThis.mailQueue = undefined;
    await globalThis.prismaClient?.$disconnect();
    globalThis.prismaClient = undefined;
    await dropDatabase(testServerUrl(), workerDatabase());
  });
}

/** Address of this worker's database. */
export const testDatabaseUrl = (): string => databaseUrl(testServerUrl(), workerDatabase());

/** Address of the server that global-setup started. */
export function testServerUrl(): string {
  const url = process.env.TEST_SERVER_URL;
  if (!url) throw new Error('The test server does not run: tests/setup/global-setup.ts starts it.');
  return url;
}
