import 'server-only';
import { database } from '../db';
import type { Prisma } from '../generated/client';
import { readRows } from './stored-rows';
import { layerEngine } from '../layers/layers';
import { buildCatalogue, type Catalogue } from './files';
import type { CatalogueRows } from './rows';

/**
 * How old an answer may be before the version is looked up again; a change must show within 5 s (specification §11).
 */
const CHECK_EVERY_MS = 2_000;

interface State {
  catalogue: Catalogue | null;
  checkedAt: number;
  /** The check under way, which everybody who asks meanwhile waits for. */
  check: Promise<Catalogue> | null;
}

/** Global, because Next bundles pages and routes into separate module graphs of one process. */
const holder: typeof globalThis & { syoCatalogue?: State } = globalThis;
const state: State = (holder.syoCatalogue ??= { catalogue: null, checkedAt: 0, check: null });

/**
 * The published catalogue, from memory; whether there is a newer one is looked up at most every two seconds.
 * @throws Error when the database is away or nothing has been published
 */
export async function currentCatalogue(): Promise<Catalogue> {
  if (state.catalogue && Date.now() - state.checkedAt < CHECK_EVERY_MS) return state.catalogue;
  return (state.check ??= refresh().finally(() => {
    state.check = null;
  }));
}

async function refresh(): Promise<Catalogue> {
  const before = state.catalogue;
  const version = await newestVersion(database());
  if (before?.snapshot.version === version) {
    state.checkedAt = Date.now();
    return before;
  }
  const catalogue = await readCatalogue();
  state.catalogue = catalogue;
  state.checkedAt = Date.now();
  return catalogue;
}

/** Version and rows as of one moment. */
function readCatalogue(): Promise<Catalogue> {
  return database().$transaction(
    async (transaction) => {
      const version = await newestVersion(transaction);
      return buildCatalogue(withCurrentThumbnails(await readRows(transaction)), version);
    },
    { isolationLevel: 'RepeatableRead', timeout: 30_000 },
  );
}

/** Thumbnails are addressed by the version of their pictures, so that new ones are seen by browsers that keep the old. */
function withCurrentThumbnails(rows: CatalogueRows): CatalogueRows {
  const engine = layerEngine();
  const sections = rows.sections.map((section) => ({
    ...section,
    thumbnailPath: engine.currentTemplate(section.thumbnailPath),
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
