import type { CatalogueSnapshot } from '@/lib/domain/catalogue';
import type { PriceBook } from '@/lib/domain/price-book';
import { CatalogueError } from './defect';
import { buildPriceBook } from './price-book';
import type { CatalogueRows } from './rows';
import { buildSnapshot } from './snapshot';
import { readSource, type CatalogueSource } from './source/read-source';

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
 * What the catalogue files below `directory` (`prisma/catalog`) say.
 * @throws CatalogueError naming file and line of everything that cannot be read or found
 */
export function readCatalogueFiles(directory: string): CatalogueSource {
  const source = readSource(directory);
  if (source.defects.length > 0) throw new CatalogueError(source.defects);
  return source;
}

/** Their rows. @throws CatalogueError */
export const readCatalogueRows = (directory: string): CatalogueRows => readCatalogueFiles(directory).rows;

/** The catalogue straight from its files, as version 0: for tests and tools that need no database. */
export function loadCatalogueFiles(directory: string): Catalogue {
  return buildCatalogue(readCatalogueRows(directory), 0);
}
