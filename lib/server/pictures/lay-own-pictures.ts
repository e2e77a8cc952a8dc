import 'server-only';
import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { remember } from '@epic-web/remember';
import pLimit from 'p-limit';
import { database } from '../db';
import { layerEngine, ownPicturesFolder } from '../layers/layers';
import { withVersion } from '../layers/name';
import { log } from '../log';
import { picturesOfDrafts } from './draft-pictures';

/** What this process has laid; null before its first look. Global, for Next bundles routes apart. */
const state = remember('own-pictures', (): { laid: string | null; isFailing: boolean } => ({
  laid: null,
  isFailing: false,
}));

/** One look at a time: an older one must not take away what a newer one lays. */
const turns = remember('own-pictures-turns', () => pLimit(1));

/** Looks for what other instances were given; a failure is told once, and the next look tries again. */
export async function followOwnPictures(): Promise<void> {
  try {
    await layOwnPictures();
    // where nothing was ever kept no draft can name anything, and every look of every instance would ask for it
    if (state.laid !== '') for (const own of await picturesOfDrafts(database())) layerEngine().own.learn(own);
    state.isFailing = false;
  } catch (error) {
    if (!state.isFailing) log.warn({ err: error }, 'administrators’ own pictures could not be laid');
    state.isFailing = true;
  }
}

/**
 * Lays all that the database keeps into this instance's folder, where the picture engine finds it by path and version: whatever
 * version or draft names one, it is there. Costs one short question when nothing has changed.
 */
export const layOwnPictures = (): Promise<void> => turns(layAll);

async function layAll(): Promise<void> {
  const rows = await database().ownPicture.findMany({
    select: { path: true, version: true },
    orderBy: [{ path: 'asc' }, { version: 'asc' }],
  });
  const wanted = new Map(rows.map((row) => [withVersion(row.path, row.version).slice('/images/'.length), row]));
  const names = [...wanted.keys()].join(' ');
  if (state.laid === names) return;
  const folder = ownPicturesFolder();
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const there = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => path.join(parentPath, name));
  const known = new Set(there.map((file) => path.relative(folder, file).split(path.sep).join('/')));
  for (const [name, row] of wanted) {
    if (!known.has(name)) await lay(path.join(folder, name), row);
  }
  // of another database
  for (const name of known) {
    if (name.endsWith('.webp') && !wanted.has(name)) await rm(path.join(folder, name), { force: true });
  }
  await layerEngine().own.refresh();
  state.laid = names;
}

/** Writes a file whole or not at all: under another name first, then renamed. */
async function lay(file: string, row: { readonly path: string; readonly version: string }): Promise<void> {
  const found = await database().ownPicture.findUnique({ where: { path_version: row }, select: { bytes: true } });
  if (!found) return;
  await mkdir(path.dirname(file), { recursive: true });
  const unfinished = `${file}.${randomUUID()}.tmp`;
  await writeFile(unfinished, found.bytes);
  await rename(unfinished, file);
}
