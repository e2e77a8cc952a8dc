import type { PrismaClient } from '../generated/client';
import { contentHash } from './content-hash';
import { replaceRows } from './stored-rows';
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
export function importRows(db: PrismaClient, rows: CatalogueRows): Promise<ImportResult> {
  const hash = contentHash(rows);
  return db.$transaction(
    async (transaction) => {
      await transaction.$executeRaw`SELECT pg_advisory_xact_lock(${IMPORT_LOCK})`;
      const current = await transaction.catalogueVersion.findFirst({ orderBy: { id: 'desc' } });
      if (current?.contentHash === hash) return { version: current.id, isNew: false };
      await replaceRows(transaction, rows);
      const { id } = await transaction.catalogueVersion.create({ data: { contentHash: hash } });
      return { version: id, isNew: true };
    },
    { timeout: LIMIT_MS, maxWait: LIMIT_MS },
  );
}
