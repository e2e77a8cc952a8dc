import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { loadCatalogueFiles } from '../lib/server/catalogue/files';
import { CATALOGUE_FOLDER } from './catalog/folder';
import { sheets } from './contact-sheet/sheets';
import { writeSheet } from './contact-sheet/write-sheet';
import { Painter } from './pictures/painter';
import { runMain } from './config/run-main';

const FOLDER = 'docs/pictures';

/**
 * Writes sheets of what the studio has drawn, for somebody to look at:
 *   npm run contact-sheet -- [PATTERN] [--out FOLDER] [--list]
 * those whose name fits the pattern (`styles`, `bath-`, `-door$`), or only their names.
 */
async function main(): Promise<void> {
  const options = { out: { type: 'string', default: FOLDER }, list: { type: 'boolean', default: false } } as const;
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  const only = new RegExp(positionals[0] ?? '');
  const wanted = sheets(loadCatalogueFiles(CATALOGUE_FOLDER).snapshot).filter(({ name }) => only.test(name));
  if (values.list) return void process.stdout.write(wanted.map(({ name }) => `${name}\n`).join(''));
  await mkdir(values.out, { recursive: true });
  const painter = new Painter();
  try {
    for (const sheet of wanted) {
      const file = path.join(values.out, `${sheet.name}.jpg`);
      const missing = await writeSheet(painter, sheet, file);
      process.stdout.write(
        `${file}${missing.length > 0 ? `, ${missing.length} not drawn, such as ${missing[0]}` : ''}\n`,
      );
      for (const address of missing) process.stderr.write(`${address}\n`);
    }
  } finally {
    await painter.close();
  }
}

runMain(main);
