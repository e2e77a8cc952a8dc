import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../config/free-port';
import { LEAN_MALLOC } from '../start/serve';

/** The product as `npm start` runs it, on a free port. */
export interface BenchServer {
  readonly url: string;
  readonly pid: number;
  readonly stop: () => Promise<void>;
}

const START_LIMIT_MS = 10 * 60_000;

export const startServer = (): Promise<BenchServer> => start('scripts/start.mjs', {});

/** What has been built, over a database and with a data folder of its own, as an instance in production. */
export const serveBuild = (databaseUrl: string, dataDir: string): Promise<BenchServer> =>
  start('scripts/start/server.mjs', {
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    NEXTAUTH_SECRET: 'a secret of the bench, 32 letters long',
    SITE_URL: 'http://localhost:3000',
  });

async function start(script: string, settings: Readonly<Record<string, string>>): Promise<BenchServer> {
  const port = await freePort();
  const child = spawn(process.execPath, [script], {
    env: { ...process.env, ...LEAN_MALLOC, PORT: String(port), LOG_LEVEL: 'error', ...settings },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const url = `http://127.0.0.1:${port}`;
  const limit = Date.now() + START_LIMIT_MS;
  while (!(await isReady(url))) {
    if (child.exitCode !== null) throw new Error(`the server ended with ${child.exitCode}`);
    if (Date.now() > limit) throw new Error('the server did not become ready');
    await sleep(200);
  }
  return {
    url,
    pid: child.pid ?? 0,
    stop: async () => {
      child.kill('SIGTERM');
      if (child.exitCode === null) await once(child, 'exit');
    },
  };
}

async function isReady(url: string): Promise<boolean> {
  return fetch(`${url}/api/ready`).then(
    (response) => response.ok,
    () => false,
  );
}
