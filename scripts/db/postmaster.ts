import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** What a running server says about itself in `postmaster.pid`. */
export interface Postmaster {
  readonly pid: number;
  readonly port: number;
  readonly isReady: boolean;
}

/** Reads a data directory's `postmaster.pid`; null when there is none, or only a beginning of one. */
export async function readPostmaster(data: string): Promise<Postmaster | null> {
  const text = await readFile(path.join(data, 'postmaster.pid'), 'utf8').catch(() => '');
  return parsePostmaster(text);
}

/** Lines of the file: 1 process id, 4 port, 8 state. */
export function parsePostmaster(text: string): Postmaster | null {
  const lines = text.split('\n').map((line) => line.trim());
  const pid = Number(lines[0]);
  const port = Number(lines[3]);
  if (!Number.isInteger(pid) || pid <= 0 || !Number.isInteger(port) || port <= 0) return null;
  return { pid, port, isReady: lines[7] === 'ready' };
}

/** Whether a process lives, whoever owns it. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/**
 * Whether a live process is a PostgreSQL server. After a reboot or in a new container the number in a stale file may
 * belong to something else. Where the system does not tell (no /proc), a live process is believed.
 */
export function isPostgres(pid: number): boolean {
  if (!isAlive(pid)) return false;
  if (process.platform !== 'linux') return true;
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0')[0]?.endsWith('postgres') ?? false;
  } catch {
    return false;
  }
}
