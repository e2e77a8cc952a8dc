import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { lock } from 'proper-lockfile';

const POLL_MS = 50;
/** Longer than the longest work under a lock, a build on a busy machine. */
const WAIT_LIMIT_MS = 15 * 60_000;
const RETRIES = { retries: WAIT_LIMIT_MS / POLL_MS, factor: 1, minTimeout: POLL_MS, maxTimeout: POLL_MS };

/**
 * Runs `work` while holding the folder `NAME.lock`, one process of this machine at a time. Its holder renews it; one not
 * renewed for ten seconds is nobody's, whoever left it, and is taken over. `work` must not block the event loop for long.
 */
export async function withLock<T>(name: string, work: () => Promise<T>): Promise<T> {
  await mkdir(path.dirname(name), { recursive: true });
  // a machine that slept through the ten seconds: whoever took over waits for nothing of ours
  const release = await lock(name, { realpath: false, retries: RETRIES, onCompromised: () => {} });
  try {
    return await work();
  } finally {
    await release().catch(() => {});
  }
}
