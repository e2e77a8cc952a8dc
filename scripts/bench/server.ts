import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../config/free-port';

/** The product as `npm start` runs it, on a free port. */
export interface BenchServer {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

const START_LIMIT_MS = 10 * 60_000;

export async function startServer(): Promise<BenchServer> {
  const port = await freePort();
  const child = spawn(process.execPath, ['scripts/start.mjs'], {
    env: { ...process.env, PORT: String(port), LOG_LEVEL: 'error' },
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
