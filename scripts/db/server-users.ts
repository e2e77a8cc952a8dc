import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { isAlive } from './postmaster';

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
