import 'server-only';
import type { CatalogueSnapshot } from '@/lib/domain/catalogue';
import { patiently } from '../../db';
import { log } from '../../log';
import { buildSnapshot } from '../snapshot';
import { contentOf } from './content';

/** Links live longer than prices; more versions would only fill the memory. */
const LOOKED_AT = 3;

interface Earlier {
  readonly version: number;
  readonly snapshots: Promise<readonly CatalogueSnapshot[]>;
}
const holder: typeof globalThis & { syoEarlier?: Earlier } = globalThis;

/**
 * The catalogue as the last versions before one had it, newest first; read once a version. None while the database is
 * away.
 */
export function snapshotsBefore(version: number): Promise<readonly CatalogueSnapshot[]> {
  if (holder.syoEarlier?.version !== version) {
    const snapshots = read(version).catch((error: unknown) => {
      log.warn({ err: error }, 'earlier versions could not be read');
      holder.syoEarlier = undefined;
      return [];
    });
    holder.syoEarlier = { version, snapshots };
  }
  return holder.syoEarlier?.snapshots ?? Promise.resolve([]);
}

const read = (version: number): Promise<readonly CatalogueSnapshot[]> =>
  patiently(async (db) => {
    const versions = await db.catalogueVersion.findMany({
      where: { id: { lt: version } },
      orderBy: { id: 'desc' },
      take: LOOKED_AT,
    });
    const snapshots: CatalogueSnapshot[] = [];
    for (const { id, contentHash } of versions) {
      const rows = await contentOf(db, contentHash);
      if (rows) snapshots.push(buildSnapshot(rows, id));
    }
    return snapshots;
  });
