import { exportFiles } from '@/lib/server/catalogue/export/export-files';
import { keptPicture } from '@/lib/server/catalogue/pictures/kept';
import { pictureFile } from '@/lib/server/catalogue/source/pictures';
import { liveVersion, rowsOfVersion, versionById } from '@/lib/server/catalogue/versions/version';
import { withClient } from './database';
import { writeBelow, writeFolder } from './write-folder';

/** `catalog export`: a version of the catalogue, the live one unless another is named, as files in a new or empty folder. */
export async function exportCatalogue(folder: string, version?: string): Promise<number> {
  const count = await withClient(async (db) => {
    const rows = await db.$transaction(
      async (transaction) =>
        rowsOfVersion(
          transaction,
          version === undefined ? await liveVersion(transaction) : await versionById(transaction, Number(version)),
        ),
      { isolationLevel: 'RepeatableRead' },
    );
    const texts = writeFolder(folder, exportFiles(rows));
    for (const row of rows.pictures) writeBelow(folder, pictureFile(row.path), await keptPicture(db, row));
    return texts + rows.pictures.length;
  });
  console.log(`${count} files written to ${folder}.`);
  return 0;
}
