import { importRows } from '@/lib/server/catalogue/import';
import { lintCatalogue } from '@/lib/server/catalogue/lint/lint';
import { withClient } from './database';
import { CATALOGUE_FOLDER } from './folder';
import { printDefects } from './lint';

/** `catalog import`: publishes a folder that has no defect. A picture still to be rendered does not hold it back. */
export async function importCatalogue(folder = CATALOGUE_FOLDER): Promise<number> {
  const result = lintCatalogue(folder);
  if (result.defects.length > 0) {
    printDefects(result, folder);
    return 1;
  }
  const { version, isNew } = await withClient((db) => importRows(db, result.source.rows));
  console.log(isNew ? `Published as version ${version}.` : `Version ${version} already holds just this.`);
  return 0;
}
