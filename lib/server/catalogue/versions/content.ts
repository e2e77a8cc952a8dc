import { promisify } from 'node:util';
import { constants, gunzip, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import type { Prisma } from '../../generated/client';
import { offerHash } from '../content-hash';
import type { CatalogueRows } from '../rows';
import { WHILE_EDITED } from '../while-edited';

const zip = promisify(gzip);
const unzip = promisify(gunzip);

/** The live one, and what is compared with it. */
const KEPT = 4;
const cache = new LRUCache<string, CatalogueRows>({ max: KEPT, ...WHILE_EDITED });

/** A content of before pictures belonged to the catalogue says nothing of them. */
type Content = Omit<CatalogueRows, 'pictures'> & Partial<Pick<CatalogueRows, 'pictures'>>;

const TABLES: Readonly<Record<Exclude<keyof CatalogueRows, 'pictures'>, true>> = {
  ...{ categories: true, sections: true, parts: true, sectionParts: true, partChildren: true, styles: true },
  ...{ styleSections: true, styleParts: true, partRestrictions: true, threePartRestrictions: true },
  ...{ prices: true, percents: true, twoTones: true },
};

/** What we have written ourselves under the hash of it; a look at its shape finds a content of another program. */
function isContent(value: unknown): value is Content {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.keys(TABLES).every((table) => Array.isArray(Reflect.get(value, table)))
  );
}

/** Keeps what a version says, once, under its hash. */
export async function keepContent(db: Prisma.TransactionClient, hash: string, rows: CatalogueRows): Promise<void> {
  cache.set(hash, rows);
  if (await isKept(db, hash)) return;
  const bytes = await zip(JSON.stringify(rows), { level: constants.Z_BEST_SPEED });
  await db.$executeRaw`
    INSERT INTO catalogue_contents (hash, rows, offer) VALUES (${hash}, ${bytes}, ${offerHash(rows)})
    ON CONFLICT DO NOTHING`;
}

export const isKept = async (db: Prisma.TransactionClient, hash: string): Promise<boolean> =>
  (await db.catalogueContent.count({ where: { hash } })) > 0;

/** What was kept under a hash, the same object as long as it is in memory; null when nothing was. */
export async function contentOf(db: Prisma.TransactionClient, hash: string): Promise<CatalogueRows | null> {
  const known = cache.get(hash);
  if (known) return known;
  const row = await db.catalogueContent.findUnique({ where: { hash } });
  if (!row) return null;
  const said: unknown = JSON.parse((await unzip(row.rows)).toString());
  if (!isContent(said)) throw new Error(`content ${hash} is no catalogue`);
  const rows = { ...said, pictures: said.pictures ?? [] };
  cache.set(hash, rows);
  return rows;
}
