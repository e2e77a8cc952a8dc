import { parseArgs } from 'node:util';
import { exportCatalogue } from './export';
import { CATALOGUE_FOLDER } from './folder';
import { importCatalogue } from './import';
import { lint } from './lint';
import { rehearseFolder, report } from './proofs';
import { audit, diff, rollbackTo, versions } from './versions';

export const HELP = `npm run catalog -- <command>

  lint [folder]                       check the catalogue files; names file, line, column and defect, and exits 1 when there is one
  import [folder] [--note <text>]     check, then publish them as a new version unless that is what is live already
  publish <folder> --note <text>      the same, with a note on why
  export <folder> [--version <n>]     write the published catalogue, or an earlier version, as files
  versions                            what has been published, newest first
  diff <a> <b>                        what b says otherwise than a; each a version's number or a folder
  rollback <version> --note <text>    publish what an earlier version said, as a new version
  report [folder]                     how many designs every style has, exactly, and the cheapest and dearest of them
  rehearse <folder>                   what prices and open quotes would be if it were published
  audit [--page <n>]                  who did what to the catalogue, newest first

The folder is prisma/catalog unless another is named.`;

/** Does its work and answers the exit code; throws what a person can read. */
type Command = (given: readonly string[]) => number | Promise<number>;

const read = (given: readonly string[]) =>
  parseArgs({
    args: [...given],
    allowPositionals: true,
    options: { note: { type: 'string' }, version: { type: 'string' }, page: { type: 'string' } },
  });

/** @throws Error that says how the command is called */
function needed(values: readonly (string | undefined)[], usage: string): string[] {
  const all = values.filter((value) => value !== undefined && value.trim() !== '');
  if (all.length < values.length) throw new Error(`npm run catalog -- ${usage}`);
  return all.map(String);
}

const publish: Command = (given) => {
  const { values, positionals } = read(given);
  const [folder = '', note] = needed([positionals[0], values.note], 'publish <folder> --note <text>');
  return importCatalogue(folder, note);
};

export const CATALOG_COMMANDS: ReadonlyMap<string, Command> = new Map<string, Command>([
  ['lint', ([folder]) => lint(folder)],
  [
    'import',
    (given) => {
      const { values, positionals } = read(given);
      return importCatalogue(positionals[0] ?? CATALOGUE_FOLDER, values.note);
    },
  ],
  ['publish', publish],
  [
    'export',
    (given) => {
      const { values, positionals } = read(given);
      const [folder = ''] = needed([positionals[0]], 'export <folder> [--version <n>]');
      return exportCatalogue(folder, values.version);
    },
  ],
  ['versions', () => versions()],
  [
    'diff',
    (given) => {
      const [from = '', to = ''] = needed([given[0], given[1]], 'diff <a> <b>');
      return diff(from, to);
    },
  ],
  [
    'rollback',
    (given) => {
      const { values, positionals } = read(given);
      const [version, note = ''] = needed([positionals[0], values.note], 'rollback <version> --note <text>');
      return rollbackTo(Number(version), note);
    },
  ],
  ['report', ([folder]) => report(folder ?? CATALOGUE_FOLDER)],
  [
    'rehearse',
    (given) => {
      const [folder = ''] = needed([given[0]], 'rehearse <folder>');
      return rehearseFolder(folder);
    },
  ],
  ['audit', (given) => audit(Number(read(given).values.page ?? 0))],
]);
