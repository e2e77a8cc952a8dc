import type { CatalogueSnapshot } from '@/lib/domain/catalogue';
import type { PriceBook } from '@/lib/domain/price-book';
import { CatalogueError } from './defect';
import { buildPriceBook } from './price-book';
import type { CatalogueRows } from './rows';
import { buildSnapshot } from './snapshot';
import { readSource } from './source/read-source';

/** One version of the catalogue, ready to be asked. */
export interface Catalogue {
  readonly snapshot: CatalogueSnapshot;
  readonly priceBook: PriceBook;
}

/** Snapshot and price book of the same rows. */
export function buildCatalogue(rows: CatalogueRows, version: number): Catalogue {
  return { snapshot: buildSnapshot(rows, version), priceBook: buildPriceBook(rows) };
}

/**
 * Rows of the catalogue files below `directory` (`prisma/catalog`).
 * @throws CatalogueError naming file and line of everything that cannot be read or found
 */
export function readCatalogueRows(directory: string): CatalogueRows {
  const { rows, defects } = readSource(directory);
  if (defects.length > 0) throw new CatalogueError(defects);
  return rows;
}

/** The catalogue straight from its files, as version 0: for tests and tools that need no database. */
export function loadCatalogueFiles(directory: string): Catalogue {
  return buildCatalogue(readCatalogueRows(directory), 0);
}
