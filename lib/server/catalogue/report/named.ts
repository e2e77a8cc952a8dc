import 'server-only';
import { rowsNamed } from '../drafts/rows-named';
import type { Prisma } from '../../generated/client';
import { buildCatalogue, type Catalogue } from '../files';
import { currentCatalogue } from '../load';
import type { CatalogueRows } from '../rows';

/** Rows that are the same object make one catalogue, so that its spaces are compiled once. */
const built = new WeakMap<CatalogueRows, Catalogue>();

function catalogueOf(rows: CatalogueRows): Catalogue {
  const known = built.get(rows) ?? buildCatalogue(rows, 0);
  built.set(rows, known);
  return known;
}

/** What a version (by its number) or a draft (by its id) says, ready to be asked. @throws Problem 404, 409 */
export async function catalogueNamed(db: Prisma.TransactionClient, name: string): Promise<Catalogue> {
  const live = await currentCatalogue();
  return String(live.snapshot.version) === name ? live : catalogueOf(await rowsNamed(db, name));
}
