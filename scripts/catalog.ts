import { importCatalogue } from './catalog/import';
import { exportCatalogue } from './catalog/export';
import { lint } from './catalog/lint';
import { runMain } from './config/run-main';

const HELP = `npm run catalog -- <command> [folder]

  lint [folder]     check the catalogue files; names file, line and defect and exits 1 when there is one
  import [folder]   check, then publish them as a new version unless that is what the database holds already
  export <folder>   write the published catalogue as files

The folder is prisma/catalog unless another is named.`;

const [command, folder] = process.argv.slice(2);

/** Runs the command; answers the exit code. */
async function main(): Promise<number> {
  if (command === 'lint') return lint(folder);
  if (command === 'import') return importCatalogue(folder);
  if (command === 'export' && folder) return exportCatalogue(folder);
  console.log(HELP);
  return command === undefined || command === 'help' ? 0 : 2;
}

runMain(main);
