import type { Prisma } from '../../generated/client';
import { Problem } from '../../http/problem';
import { publishRows, type Published } from './publish-rows';
import { rowsOfVersion, versionById } from './version';

/**
 * Publishes what an earlier version said once more, as a new version: what has happened in between stays on record.
 * @throws Problem 404 for none, 409 for one whose content was not kept, or that says what is live
 */
export async function rollback(
  connectionString: string,
  db: Prisma.TransactionClient,
  { version: id, author, note }: { readonly version: number; readonly author: string; readonly note: string },
): Promise<Published> {
  const version = await versionById(db, id);
  const rows = await rowsOfVersion(db, version);
  const published = await publishRows(connectionString, rows, { kind: 'Rollback', author, note, restoredFrom: id });
  if (!published.isNew)
    throw new Problem(409, `Version ${published.version}, which is live, says just what version ${id} did.`);
  return published;
}
