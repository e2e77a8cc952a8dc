import 'server-only';
import { remember } from '@epic-web/remember';
import { LRUCache } from 'lru-cache';
import type { CatalogueSnapshot } from '@/lib/domain/catalogue';
import { patiently } from '../../db';
import { log } from '../../log';
import { buildSnapshot } from '../snapshot';
import { WHILE_EDITED } from '../while-edited';
import { contentOf } from './content';

/** Versions that offer something else; more would only fill the memory. */
const LOOKED_AT = 3;

/** Of the live version alone. Global, because Next bundles pages and routes into separate module graphs of one process. */
const earlier = remember(
  'earlier',
  () => new LRUCache<number, Promise<readonly CatalogueSnapshot[]>>({ max: 1, ...WHILE_EDITED }),
);

/**
 * The catalogue as the last versions that offered something else than this one had it, newest first; read once a version, and
 * again when nobody has asked for a while. None while the database is away.
 */
export function snapshotsBefore(version: number): Promise<readonly CatalogueSnapshot[]> {
  const known = earlier.get(version);
  if (known) return known;
  const snapshots = read(version).catch((error: unknown) => {
    log.warn({ err: error }, 'earlier versions could not be read');
    earlier.delete(version);
    return [];
  });
  earlier.set(version, snapshots);
  return snapshots;
}

const read = (version: number): Promise<readonly CatalogueSnapshot[]> =>
  patiently(async (db) => {
    // links live longer than prices: of versions that offer the same one is enough, and what is offered now has been asked
    const versions = await db.$queryRaw<readonly { readonly id: number; readonly hash: string }[]>`
      SELECT max(id) AS id, (array_agg(hash ORDER BY id DESC))[1] AS hash
      FROM (
        SELECT v.id, c.hash, coalesce(c.offer, c.hash) AS offer
        FROM catalogue_versions v JOIN catalogue_contents c ON c.hash = v.content_hash
      ) AS said
      GROUP BY offer
      HAVING max(id) < ${version}
      ORDER BY max(id) DESC
      LIMIT ${LOOKED_AT}`;
    const snapshots: CatalogueSnapshot[] = [];
    for (const { id, hash } of versions) {
      const rows = await contentOf(db, hash);
      if (rows) snapshots.push(buildSnapshot(rows, id));
    }
    return snapshots;
  });
