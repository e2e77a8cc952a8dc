import { readFile } from 'node:fs/promises';
import { bulkTransaction, type BulkTransaction } from '../../bulk';
import type { CatalogueVersionKind, Prisma } from '../../generated/client';
import { contentHash } from '../content-hash';
import { summaryOf } from '../diff/difference';
import { keepPicture } from '../pictures/kept';
import type { CatalogueRows } from '../rows';
import type { PictureEntry } from '../source/pictures';
import { readRows, replaceRows, type OnProgress } from '../stored-rows';
import { noteAudit } from './audit';
import { contentOf, keepContent } from './content';
import { newestVersion } from './version';

/** What publishing did. */
export interface Published {
  /** The version that is live now. */
  readonly version: number;
  /** False when that version already said the same. */
  readonly isNew: boolean;
}

/** How a version comes about. */
export interface Publication {
  readonly kind: CatalogueVersionKind;
  readonly author: string;
  readonly note: string;
  readonly restoredFrom?: number;
  /** Refuses by throwing, given the version that is live and is about to be replaced; 0 when there is none. */
  readonly check?: (live: number) => void;
  /** What is to be so together with the new version, or not at all. */
  readonly alongside?: (db: Prisma.TransactionClient, version: number) => Promise<unknown>;
  /** Files of pictures that its rows name, to be kept with it. */
  readonly pictures?: readonly PictureEntry[];
  readonly onProgress?: OnProgress;
}

/** Publishers of several instances queue behind this lock, so that the second finds the first one's version. */
const PUBLISH_LOCK = 7_041_100;
/** Bounds what hangs, not what is long: a large catalogue on a busy machine takes its minutes. */
const LIMIT_MS = 15 * 60_000;

/**
 * Publishes rows as a new version, all in one transaction; what is live already does nothing. Rows are taken as they are:
 * check them first (`lintRows`).
 */
export function publishRows(
  connectionString: string,
  rows: CatalogueRows,
  publication: Publication,
): Promise<Published> {
  const hash = contentHash(rows);
  return bulkTransaction(connectionString, LIMIT_MS, async (bulk) => {
    const { db } = bulk;
    await db.$executeRaw`SELECT pg_advisory_xact_lock(${PUBLISH_LOCK})`;
    const live = await newestVersion(db);
    publication.check?.(live?.id ?? 0);
    if (live?.contentHash === hash) return { version: live.id, isNew: false };
    const before = live && (await keptRows(db, live.contentHash));
    await keepContent(db, hash, rows);
    const summary = before ? summaryOf(before, rows) : '';
    return { version: await replaceBy(bulk, rows, { ...publication, hash, summary }), isNew: true };
  });
}

/** What is live, kept from now on if it was not: it can be brought back. */
async function keptRows(db: Prisma.TransactionClient, hash: string): Promise<CatalogueRows> {
  const kept = await contentOf(db, hash);
  if (kept) return kept;
  const rows = await readRows(db);
  await keepContent(db, hash, rows);
  return rows;
}

type Replacement = Publication & { readonly hash: string; readonly summary: string };

async function replaceBy(bulk: BulkTransaction, rows: CatalogueRows, made: Replacement): Promise<number> {
  const { kind, author, note, restoredFrom = null, hash: hashed, summary, alongside, onProgress } = made;
  const { db } = bulk;
  for (const { row, address } of made.pictures ?? []) await keepPicture(db, author, row.path, await readFile(address));
  await replaceRows(bulk, rows, onProgress);
  const { id } = await db.catalogueVersion.create({
    data: { kind, author, note, restoredFrom, contentHash: hashed, summary },
  });
  const what =
    restoredFrom === null ? `published version ${id}` : `published version ${id}, as version ${restoredFrom} was`;
  await noteAudit(db, author, what, [note, summary].filter((text) => text !== '').join('\n'));
  await alongside?.(db, id);
  return id;
}
