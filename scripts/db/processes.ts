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
 * Whether a live process is the PostgreSQL server of a data directory. After a reboot or in a new container the number in
 * a stale file may belong to something else. Where the system does not tell (no /proc), a live process is believed.
 */
export function isPostgres(pid: number, data: string): boolean {
  if (!isAlive(pid)) return false;
  if (process.platform !== 'linux') return true;
  try {
    const [program = '', ...args] = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0');
    return program.endsWith('postgres') && args.includes(data);
  } catch {
    return false;
  }
}

/** What tells a process from a later one of the same number: when it began, in the system's own count; '' where unknown. */
function birthMark(pid: number): string {
  try {
    // fields follow the name, which may hold anything but ends with the last bracket
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[19] ?? '';
  } catch {
    return '';
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
  await writeFile(path.join(users(folder), String(process.pid)), birthMark(process.pid));
  own.set(folder, (own.get(folder) ?? 0) + 1);
}

/** Takes one use back; answers how many are left, forgetting processes that died without saying so. */
export async function removeUser(folder: string): Promise<number> {
  const left = (own.get(folder) ?? 1) - 1;
  own.set(folder, left);
  if (left > 0) return left;
  await rm(path.join(users(folder), String(process.pid)), { force: true });
  return (await usersOf(folder)).length;
}

/** The processes that use a server, by number; forgets those that died without saying so. */
export async function usersOf(folder: string): Promise<readonly number[]> {
  const names = await readdir(users(folder)).catch(() => []);
  const living: number[] = [];
  for (const name of names) {
    const file = path.join(users(folder), name);
    const mark = await readFile(file, 'utf8').catch(() => '');
    if (isAlive(Number(name)) && (mark === '' || mark === birthMark(Number(name)))) living.push(Number(name));
    else await rm(file, { force: true });
  }
  return living;
}
