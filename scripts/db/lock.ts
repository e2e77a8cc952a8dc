import { open, readFile, rm } from 'node:fs/promises';
import { isAlive } from './postmaster';

const WAIT_LIMIT_MS = 60_000;
const POLL_MS = 25;

/** Runs `work` while holding a lock file that names this process; one left by a dead process is taken over. */
export async function withLock<T>(file: string, work: () => Promise<T>): Promise<T> {
  const until = Date.now() + WAIT_LIMIT_MS;
  while (!(await take(file))) {
    if (Date.now() > until) throw new Error(`${file} is held by another process.`);
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  try {
    return await work();
  } finally {
    await rm(file, { force: true });
  }
}

async function take(file: string): Promise<boolean> {
  const handle = await open(file, 'wx').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
    return null;
  });
  if (handle) {
    await handle.writeFile(String(process.pid));
    await handle.close();
    return true;
  }
  const holder = Number(await readFile(file, 'utf8').catch(() => ''));
  // 0: its maker has not written yet
  if (holder > 0 && !isAlive(holder)) await rm(file, { force: true });
  return false;
}
