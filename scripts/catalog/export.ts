import { exportFiles } from '@/lib/server/catalogue/export/export-files';
import { readRows } from '@/lib/server/catalogue/stored-rows';
import { withClient } from './database';
import { writeFolder } from './write-folder';

/** `catalog export`: the published catalogue as files in a new or empty folder. */
export async function exportCatalogue(folder: string): Promise<number> {
  const rows = await withClient((db) =>
    db.$transaction((transaction) => readRows(transaction), { isolationLevel: 'RepeatableRead' }),
  );
  const count = writeFolder(folder, exportFiles(rows));
  console.log(`${count} files written to ${folder}.`);
  return 0;
}
