import { rmSync } from 'node:fs';
import { runFolder } from '../../scripts/config/run-folder';
import { startTestServer } from '../../scripts/db/test-server';

/** Starts PostgreSQL for the tests; workers inherit its address, and by which process this run is told from others. */
export default async function globalSetup(): Promise<void> {
  // more than one project of a run wants it
  if (globalThis.stopTestServer) return;
  const server = await startTestServer();
  process.env.TEST_SERVER_URL = server.url;
  process.env.TEST_RUN = String(process.pid);
  const folder = runFolder();
  process.env.TEST_DATA_DIR = folder;
  globalThis.stopTestServer = async () => {
    rmSync(folder, { recursive: true, force: true });
    await server.stop();
  };
}

declare global {
  var stopTestServer: (() => Promise<void>) | undefined;
}
