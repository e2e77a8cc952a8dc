import { rmSync } from 'node:fs';
import path from 'node:path';
import { freePort } from './config/free-port';
import { runFolder } from './config/run-folder';
import { runTool } from './config/run-tool';
import { cloneDatabase, dropDatabase, runDatabase, startTestServer } from './db/test-server';
import { prepareBuild, prepareClient } from './start/prepare';
import { serve, untilClosed } from './start/serve';
import { endInOrder } from './start/signals';

const DATABASE = runDatabase(process.pid, 'browser');

/**
 * The built app as the browser tests see it: port, database and pictures of its own, settings that no `.env` changes.
 * Tells playwright.config.ts where it is.
 */
async function main(): Promise<number> {
  endInOrder();
  const port = await freePort();
  const site = `http://localhost:${port}`;
  const dataDir = runFolder();
  const server = await startTestServer();
  try {
    await prepareClient();
    await prepareBuild();
    Object.assign(process.env, {
      DATABASE_URL: await cloneDatabase(server.url, DATABASE, 'catalogue'),
      NEXTAUTH_SECRET: 'a secret for tests only, 32 letters long',
      NEXTAUTH_URL: site,
      SITE_URL: site,
      PUBLIC_MARKUP: '2.70',
      MARKUP_WORD: 'BUCKINGHAM',
      SMTP_URL: '',
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
    });
    await runTool('tsx', [path.join('scripts', 'dealer.ts'), 'demo'], { env: { NODE_ENV: 'development' } });
    const app = await serve('start', port);
    console.log(`Ready: ${site} with mail in ${path.join(dataDir, 'outbox')}`);
    return await untilClosed(app);
  } finally {
    await dropDatabase(server.url, DATABASE);
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

main().then(
  (code) => process.exit(code),
  (error: unknown) => {
    console.error(error);
    process.exit(1);
  },
);
