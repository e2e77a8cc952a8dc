import { exportFiles } from '@/lib/server/catalogue/export/export-files';
import { liveVersion, rowsOfVersion, versionById } from '@/lib/server/catalogue/versions/version';
import { withClient } from './database';
import { writeFolder } from './write-folder';

/** `catalog export`: a version of the catalogue, the live one unless another is named, as files in a new or empty folder. */
export async function exportCatalogue(folder: string, version?: string): Promise<number> {
  const rows = await withClient((db) =>
    db.$transaction(
      async (transaction) =>
        rowsOfVersion(
          transaction,
          version === undefined ? await liveVersion(transaction) : await versionById(transaction, Number(version)),
        ),
      { isolationLevel: 'RepeatableRead' },
    ),
  );
  const count = writeFolder(folder, exportFiles(rows));
  console.log(`${count} files written to ${folder}.`);
  return 0;
}
