import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { loadCatalogueFiles } from '../lib/server/catalogue/files';
import { LayerSources } from '../lib/server/layers/sources';
import { CATALOGUE_FOLDER } from './catalog/folder';
import { sheets } from './contact-sheet/sheets';
import { writeSheet } from './contact-sheet/write-sheet';

const FOLDER = 'docs/pictures';

/** Writes sheets of what the studio has drawn, for somebody to look at: `npm run contact-sheet -- [PATTERN]`. */
async function main(): Promise<void> {
  await mkdir(FOLDER, { recursive: true });
  const sources = new LayerSources('studio/passes', 'studio/materials', Infinity);
  const only = new RegExp(process.argv[2] ?? '');
  for (const sheet of sheets(loadCatalogueFiles(CATALOGUE_FOLDER).snapshot).filter(({ name }) => only.test(name))) {
    const file = path.join(FOLDER, `${sheet.name}.jpg`);
    const missing = await writeSheet(sources, sheet, file);
    process.stdout.write(`${file}${missing.length > 0 ? `, not drawn yet: ${missing.join(', ')}` : ''}\n`);
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
