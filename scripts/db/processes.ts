import { readFileSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
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

/**
 * Which processes use a server: a file each, named by process id. A command-line tool may start the server that the
 * app then shares, or the other way round; whoever leaves last stops it.
 */
const users = (folder: string): string => path.join(folder, 'users');

/** How often this process itself has asked for the server, by folder. */
const own = new Map<string, number>();

/** Notes that this process uses the server. */
export async function addUser(folder: string): Promise<void> {
  await mkdir(users(folder), { recursive: true });
  await writeFile(path.join(users(folder), String(process.pid)), '');
  own.set(folder, (own.get(folder) ?? 0) + 1);
}

/** Takes one use back; answers how many are left, forgetting processes that died without saying so. */
export async function removeUser(folder: string): Promise<number> {
  const left = (own.get(folder) ?? 1) - 1;
  own.set(folder, left);
  if (left > 0) return left;
  await rm(path.join(users(folder), String(process.pid)), { force: true });
  const names = await readdir(users(folder)).catch(() => []);
  const dead = names.filter((name) => !isAlive(Number(name)));
  await Promise.all(dead.map((name) => rm(path.join(users(folder), name), { force: true })));
  return names.length - dead.length;
}
