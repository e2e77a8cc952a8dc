import 'server-only';
import { remember } from '@epic-web/remember';
import { database, patientDatabase } from '../db';
import { env } from '../env';
import type { Prisma } from '../generated/client';
import { readRows } from './stored-rows';
import { layerEngine } from '../layers/layers';
import { log } from '../log';
import { followOwnPictures } from '../pictures/lay-own-pictures';
import { timeLimit } from '../screenshot/time-limit';
import { buildCatalogue, type Catalogue } from './files';
import { picturesByPath, type CatalogueRows } from './rows';

/**
 * How old an answer may be before the version is looked up again; a change must show within 5 s (specification §11).
 */
const CHECK_EVERY_MS = 2_000;

/** Longest wait for the first catalogue of a process, in ms; it comes in all the same. */
const FIRST_LIMIT_MS = Math.max(10_000, env.DATABASE_LIMIT_MS);

interface State {
  catalogue: Catalogue | null;
  /** The files below `public/images` that its addresses were made with (`OwnPictures.listFiles`). */
  listFiles: string;
  /** The last look found no database: what is in memory answers at once, and the next look is nobody's to wait for. */
  isAway: boolean;
  checkedAt: number;
  /** The check under way, which everybody who asks meanwhile waits for. */
  check: Promise<Catalogue> | null;
}

/** Global, because Next bundles pages and routes into separate module graphs of one process. */
const state = remember('catalogue', (): State => ({
  catalogue: null,
  listFiles: '',
  isAway: false,
  checkedAt: 0,
  check: null,
}));

/**
 * The published catalogue, from memory; whether there is a newer one is looked up at most every two seconds. While the
 * database is away it is the one that was known last.
 * @throws Error when none is known and the database is away, or nothing has been published
 */
export async function currentCatalogue(): Promise<Catalogue> {
  if (state.catalogue && performance.now() - state.checkedAt < CHECK_EVERY_MS) return state.catalogue;
  state.check ??= look();
  if (!state.catalogue) return withinTime(state.check);
  return state.isAway ? state.catalogue : state.check;
}

/** Whether the catalogue is known and the database could be asked for a newer one. */
export async function isCatalogueCurrent(): Promise<boolean> {
  const { snapshot } = await currentCatalogue();
  return snapshot.stylesById.size > 0 && !state.isAway;
}

/** One look for all who ask meanwhile. */
async function look(): Promise<Catalogue> {
  try {
    const catalogue = await refresh();
    state.isAway = false;
    return catalogue;
  } catch (error) {
    if (!state.catalogue) throw error;
    if (!state.isAway) log.warn({ err: error }, 'the database is away: the catalogue in memory answers');
    state.isAway = true;
    state.checkedAt = performance.now();
    return state.catalogue;
  } finally {
    state.check = null;
  }
}

function withinTime(first: Promise<Catalogue>): Promise<Catalogue> {
  const limit = timeLimit(FIRST_LIMIT_MS, 'timeout exceeded: the catalogue is still coming in');
  return limit.race(first).finally(limit.clear);
}

async function refresh(): Promise<Catalogue> {
  const before = state.catalogue;
  const version = await newestVersion(database());
  const { own } = layerEngine();
  const listFiles = own.listFiles();
  if (before?.snapshot.version === version && state.listFiles === listFiles) {
    state.checkedAt = performance.now();
    return before;
  }
  const catalogue = await readCatalogue();
  const { pictures } = catalogue.snapshot;
  // they are here before a page names them
  if (pictures.size > 0) await followOwnPictures();
  own.show(pictures);
  state.catalogue = catalogue;
  state.listFiles = listFiles;
  state.checkedAt = performance.now();
  return catalogue;
}

/** Version and rows as of one moment. */
async function readCatalogue(): Promise<Catalogue> {
  const db = patientDatabase();
  const read = db.$transaction(
    async (transaction) => {
      const version = await newestVersion(transaction);
      return buildCatalogue(withCurrentThumbnails(await readRows(transaction)), version);
    },
    { isolationLevel: 'RepeatableRead', timeout: 30_000 },
  );
  return read.finally(() => db.$disconnect());
}

/** Thumbnails are addressed by the version of their pictures, so that new ones are seen by browsers that keep the old. */
export function withCurrentThumbnails(rows: CatalogueRows): CatalogueRows {
  const engine = layerEngine();
  const pictures = picturesByPath(rows);
  const sections = rows.sections.map((section) => ({
    ...section,
    thumbnailPath: engine.currentTemplate(section.thumbnailPath, pictures),
  }));
  return { ...rows, sections };
}

async function newestVersion(db: Prisma.TransactionClient): Promise<number> {
  const newest = await db.catalogueVersion.findFirst({ orderBy: { id: 'desc' }, select: { id: true } });
  if (!newest) throw new Error('No catalogue has been published: run `npm run catalog -- import`.');
  return newest.id;
}

/** When the published catalogue came in. */
export async function publishedAt(): Promise<Date> {
  const newest = await database().catalogueVersion.findFirstOrThrow({
    orderBy: { id: 'desc' },
    select: { publishedAt: true },
  });
  return newest.publishedAt;
}
