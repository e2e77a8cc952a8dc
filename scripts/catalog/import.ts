import path from 'node:path';
import { importRows } from '@/lib/server/catalogue/import';
import type { OnProgress } from '@/lib/server/catalogue/stored-rows';
import { SHIPPED } from '@/lib/server/catalogue/shipped';
import { withDatabase } from '../database';
import { CATALOGUE_FOLDER } from './folder';
import { lintFolder, printDefects } from './lint';
import { person } from './person';

/** Rows from which on an import takes so long that one wonders. */
const LONG = 100_000;

/** `catalog import`: publishes a folder that has no defect. A picture still to be rendered does not hold it back. */
export async function importCatalogue(folder: string, note = ''): Promise<number> {
  const result = await lintFolder(folder);
  if (result.defects.length > 0) {
    printDefects(result, folder);
    return 1;
  }
  const author = path.resolve(folder) === CATALOGUE_FOLDER ? SHIPPED : person();
  const { rows, pictures } = result.source;
  const { version, isNew } = await withDatabase((url) =>
    importRows(url, rows, tellTenths(), { note, author, pictures }),
  );
  console.log(isNew ? `Published as version ${version}.` : `Version ${version} already holds just this.`);
  return 0;
}

/** Says how far a long import is, at each tenth of it; a short one needs no word. */
function tellTenths(): OnProgress {
  let told = 0;
  return (written, total) => {
    const tenths = Math.floor((10 * written) / total);
    if (total < LONG || tenths === told) return;
    told = tenths;
    console.log(`${written} of ${total} rows written`);
  };
}
