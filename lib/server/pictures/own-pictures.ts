import 'server-only';
import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { remember } from '@epic-web/remember';
import pLimit from 'p-limit';
import type { OwnPictures } from '@/lib/contracts/admin/pictures';
import { noteAudit } from '../catalogue/versions/audit';
import { database } from '../db';
import type { Prisma } from '../generated/client';
import { Problem } from '../http/problem';
import { layerEngine, ownPicturesFolder } from '../layers/layers';
import { withVersion } from '../layers/name';
import { log } from '../log';
import { forgetPages } from '../page-cache/pages';
import { readOwnPicture, requireLayerPath } from './check-own-picture';

/** Puts a picture in the place of a drawn one, of one that was put there before, too. @throws Problem 400 */
export async function putOwnPicture(
  db: Prisma.TransactionClient,
  author: string,
  at: string,
  given: Uint8Array,
): Promise<void> {
  requireLayerPath(at);
  const bytes = new Uint8Array(await readOwnPicture(at, given));
  const version = createHash('sha256').update(bytes).digest('hex').slice(0, 8);
  const fields = { version, bytes, author, at: new Date() };
  await db.ownPicture.upsert({
    where: { path: at },
    create: { path: at, ...fields },
    update: fields,
    select: { path: true },
  });
  await noteAudit(db, author, `Put a picture of their own in the place of ${at}`);
}

/** Has it drawn again. @throws Problem 404 */
export async function removeOwnPicture(db: Prisma.TransactionClient, author: string, at: string): Promise<void> {
  const { count } = await db.ownPicture.deleteMany({ where: { path: at } });
  if (count === 0) throw new Problem(404, 'There is no picture of this name.');
  await noteAudit(db, author, `Removed the picture in the place of ${at}`);
}

export async function listOwnPictures(db: Prisma.TransactionClient): Promise<OwnPictures> {
  const rows = await db.ownPicture.findMany({ omit: { bytes: true }, orderBy: { path: 'asc' } });
  return {
    Pictures: rows.map((row) => ({
      ...{ Path: row.path, Address: withVersion(row.path, row.version) },
      ...{ Author: row.author, At: row.at.toISOString() },
    })),
  };
}

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
    state.isFailing = false;
  } catch (error) {
    if (!state.isFailing) log.warn({ err: error }, 'administrators’ own pictures could not be laid');
    state.isFailing = true;
  }
}

/**
 * Lays what the database has into this instance's folder, where the picture engine finds it, and has pages made anew that name
 * other pictures. Costs one short question when nothing has changed.
 */
export const layOwnPictures = (): Promise<void> => turns(layAll);

async function layAll(): Promise<void> {
  const rows = await database().ownPicture.findMany({
    select: { path: true, version: true },
    orderBy: { path: 'asc' },
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
  for (const name of known) {
    if (name.endsWith('.webp') && !wanted.has(name)) await rm(path.join(folder, name), { force: true });
  }
  await layerEngine().rereadOverrides();
  if (state.laid !== null || rows.length > 0) forgetPages();
  state.laid = names;
}

/** Writes a file whole or not at all: under another name first, then renamed. */
async function lay(file: string, row: { readonly path: string; readonly version: string }): Promise<void> {
  const found = await database().ownPicture.findFirst({ where: row, select: { bytes: true } });
  // changed meanwhile: the next look lays the newer one
  if (!found) return;
  await mkdir(path.dirname(file), { recursive: true });
  const unfinished = `${file}.${randomUUID()}.tmp`;
  await writeFile(unfinished, found.bytes);
  await rename(unfinished, file);
}
