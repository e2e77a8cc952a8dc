import path from 'node:path';
import { runTool } from './config/run-tool';
import { cloneDatabase, dropDatabase, startTestServer } from './db/test-server';
import { prepareBuild, prepareClient } from './start/prepare';
import { serve, untilClosed } from './start/serve';

const DATABASE = 'e2e';

/** The built app as the browser tests see it: a database and pictures of its own, settings that no `.env` changes. */
async function main(): Promise<number> {
  const port = Number(process.env.E2E_PORT ?? 3117);
  const server = await startTestServer();
  try {
    await prepareClient();
    await prepareBuild();
    Object.assign(process.env, {
      DATABASE_URL: await cloneDatabase(server.url, DATABASE, 'catalogue'),
      NEXTAUTH_SECRET: 'a secret for tests only, 32 letters long',
      NEXTAUTH_URL: `http://localhost:${port}`,
      SITE_URL: `http://localhost:${port}`,
      PUBLIC_MARKUP: '2.70',
      MARKUP_WORD: 'BUCKINGHAM',
      SMTP_URL: '',
      DATA_DIR: path.join('.data', 'e2e'),
      LOG_LEVEL: 'warn',
    });
    await runTool('tsx', [path.join('scripts', 'dealer.ts'), 'demo'], { env: { NODE_ENV: 'development' } });
    return await untilClosed(await serve('start', port));
  } finally {
    await dropDatabase(server.url, DATABASE);
    await server.stop();
  }
}

main().then(
  (code) => process.exit(code),
  (error: unknown) => {
    console.error(error);
    process.exit(1);
  },
);
