import { bulkTransaction } from '../bulk';
import { contentHash } from './content-hash';
import { replaceRows, type OnProgress } from './stored-rows';
import type { CatalogueRows } from './rows';

/** What an import did. */
export interface ImportResult {
  /** The version now published. */
  readonly version: number;
  /** False when that version already said the same. */
  readonly isNew: boolean;
}

/** Importers of several instances queue behind this lock, so that the second finds the first one's version. */
const IMPORT_LOCK = 7_041_100;
/** Bounds an import that hangs, not one that is long: a large catalogue on a busy machine takes its minutes. */
const LIMIT_MS = 15 * 60_000;

/**
 * Publishes rows as a new catalogue version, all in one transaction; the same content again does nothing. Rows are
 * taken as they are: check them first (`lintCatalogue`).
 */
export function importRows(
  connectionString: string,
  rows: CatalogueRows,
  onProgress?: OnProgress,
): Promise<ImportResult> {
  const hash = contentHash(rows);
  return bulkTransaction(connectionString, LIMIT_MS, async (bulk) => {
    await bulk.db.$executeRaw`SELECT pg_advisory_xact_lock(${IMPORT_LOCK})`;
    const current = await bulk.db.catalogueVersion.findFirst({ orderBy: { id: 'desc' } });
    if (current?.contentHash === hash) return { version: current.id, isNew: false };
    await replaceRows(bulk, rows, onProgress);
    const { id } = await bulk.db.catalogueVersion.create({ data: { contentHash: hash } });
    return { version: id, isNew: true };
  });
}
