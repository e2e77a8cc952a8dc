import { createHash } from 'node:crypto';
import { chown, mkdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { copyBinaries, installedBinaries, linkLibraries } from './binaries';

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
