import type { Prisma } from '../../generated/client';
import type { CatalogueRows } from '../rows';
import { rowsOfVersion, versionById } from '../versions/version';
import { requireDraft } from './draft-state';
import { rowsToPublish } from './publish-draft';

/** What a version (by its number) says, or what a draft (by its id) would publish. @throws Problem 404, 409 */
export async function rowsNamed(db: Prisma.TransactionClient, name: string): Promise<CatalogueRows> {
  if (/^\d+$/.test(name)) return rowsOfVersion(db, await versionById(db, Number(name)));
  return rowsToPublish(db, await requireDraft(db, name));
}
