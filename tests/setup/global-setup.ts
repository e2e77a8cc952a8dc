import { startTestServer } from '../../scripts/db/test-server';

/** Starts PostgreSQL for the tests; workers inherit its address. */
export default async function globalSetup(): Promise<void> {
  const server = await startTestServer();
  process.env.TEST_SERVER_URL = server.url;
  globalThis.stopTestServer = server.stop;
}

declare global {
  var stopTestServer: (() => Promise<void>) | undefined;
}
