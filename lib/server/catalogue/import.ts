import type { CatalogueRows } from './rows';
import { SHIPPED } from './shipped';
import type { OnProgress } from './stored-rows';
import { publishRows, type Publication, type Published } from './versions/publish-rows';

/**
 * Publishes the rows of files as a new version; the same content again does nothing. Rows are taken as they are: check
 * them first (`lintCatalogue`).
 */
export const importRows = (
  connectionString: string,
  rows: CatalogueRows,
  onProgress?: OnProgress,
  { author = SHIPPED, note = '', pictures = [] }: Partial<Pick<Publication, 'author' | 'note' | 'pictures'>> = {},
): Promise<Published> => publishRows(connectionString, rows, { kind: 'Import', author, note, pictures, onProgress });
