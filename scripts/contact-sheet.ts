import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { LayerSources } from '../lib/server/layers/sources';
import { sheets } from './contact-sheet/sheets';
import { writeSheet } from './contact-sheet/write-sheet';

const FOLDER = 'docs/pictures';

/** Writes sheets of what the studio has drawn, for somebody to look at. */
async function main(): Promise<void> {
  await mkdir(FOLDER, { recursive: true });
  const sources = new LayerSources('studio/passes', 'studio/materials', Infinity);
  for (const sheet of sheets()) {
    const file = path.join(FOLDER, `${sheet.name}.jpg`);
    const missing = await writeSheet(sources, sheet, file);
    process.stdout.write(`${file}${missing.length > 0 ? `, not drawn yet: ${missing.join(', ')}` : ''}\n`);
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
