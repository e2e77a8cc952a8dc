import type { CatalogueVersion, Prisma } from '../../generated/client';
import { Problem } from '../../http/problem';
import { contentHash } from '../content-hash';
import type { CatalogueRows } from '../rows';
import { readRows } from '../stored-rows';
import { contentOf, keepContent } from './content';

/** The version that is live; null when nothing has been published. */
export async function newestVersion(db: Prisma.TransactionClient): Promise<CatalogueVersion | null> {
  const newest = await db.catalogueVersion.findFirst({ orderBy: { id: 'desc' } });
  return newest && withHash(db, newest);
}

/** @throws Problem 409 when nothing has been published */
export async function liveVersion(db: Prisma.TransactionClient): Promise<CatalogueVersion> {
  const newest = await newestVersion(db);
  if (!newest) throw new Problem(409, 'No catalogue has been published.');
  return newest;
}

/** @throws Problem 404 */
export async function versionById(db: Prisma.TransactionClient, id: number): Promise<CatalogueVersion> {
  const version = await db.catalogueVersion.findUnique({ where: { id } });
  if (!version) throw new Problem(404, `There is no version ${id} of the catalogue.`);
  return withHash(db, version);
}

/** A migration leaves the hash of a version that it makes empty: it is worked out once, of the tables, while that is live. */
async function withHash(db: Prisma.TransactionClient, version: CatalogueVersion): Promise<CatalogueVersion> {
  if (version.contentHash !== '') return version;
  const rows = await readRows(db);
  const hash = contentHash(rows);
  await keepContent(db, hash, rows);
  // whoever publishes the next version has done it in the same step
  await db.catalogueVersion.updateMany({ where: { id: version.id, contentHash: '' }, data: { contentHash: hash } });
  return db.catalogueVersion.findUniqueOrThrow({ where: { id: version.id } });
}

/**
 * What a version says. The live one is read from its tables when its content is not kept yet, and kept.
 * @throws Problem 409 for one of before contents were kept
 */
export async function rowsOfVersion(db: Prisma.TransactionClient, version: CatalogueVersion): Promise<CatalogueRows> {
  const kept = await contentOf(db, version.contentHash);
  if (kept) return kept;
  if ((await liveVersion(db)).id === version.id) {
    const rows = await readRows(db);
    if (contentHash(rows) !== version.contentHash) throw new Problem(409, 'The catalogue changes just now. Try again.');
    await keepContent(db, version.contentHash, rows);
    return rows;
  }
  throw new Problem(409, `What version ${version.id} said was not kept.`);
}
