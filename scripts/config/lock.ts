import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const POLL_MS = 50;
/** Longer than the longest work under a lock, a build on a busy machine. */
const WAIT_LIMIT_MS = 15 * 60_000;

/**
 * Runs `work` while holding the lock of this name, one process of this machine at a time. The lock is a socket that is
 * listened on: the system lets go of it when its holder ends, however that is, so nobody ever waits for the dead and no
 * file of anybody's stands for it.
 * @param name a path; what lies there plays no part
 */
export async function withLock<T>(name: string, work: () => Promise<T>): Promise<T> {
  const held = await acquire(socketOf(path.resolve(name)), Date.now() + WAIT_LIMIT_MS);
  if (!held) throw new Error(`${name} is locked by another process for too long.`);
  try {
    return await work();
  } finally {
    held.close();
  }
}

async function acquire(socket: string, until: number): Promise<Server | null> {
  while (Date.now() < until) {
    const server = createServer().unref().listen(socket);
    const isHeld = await once(server, 'listening').then(
      () => true,
      () => false,
    );
    if (isHeld) return server;
    // only where sockets are files can one be left over
    if (socket.startsWith(tmpdir()) && !(await isAnswered(socket))) rmSync(socket, { force: true });
    await wait(POLL_MS);
  }
  return null;
}

/** On Linux a name that is no file, on Windows a pipe, elsewhere a file. */
function socketOf(name: string): string {
  const mark = `fernhollow-${createHash('sha256').update(name).digest('hex').slice(0, 32)}`;
  if (process.platform === 'linux') return `\0${mark}`;
  return process.platform === 'win32' ? `\\\\.\\pipe\\${mark}` : path.join(tmpdir(), mark);
}

async function isAnswered(socket: string): Promise<boolean> {
  const caller = connect(socket);
  const isThere = await once(caller, 'connect').then(
    () => true,
    () => false,
  );
  caller.destroy();
  return isThere;
}
