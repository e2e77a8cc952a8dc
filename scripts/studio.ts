/**
 * Renders the preview passes that are missing or out of date (docs/pictures.md): what the catalogue can show, no more.
 *   npm run studio -- [--only PATTERN] [--family FOLDER] [--list] [--force] [--samples FACTOR] [--threads N] [--out FOLDER]
 *                     [--shard I/N] [--prune] [--grain | --light | --relief | --shade] [--same N --before STUDIO]
 *   npm run studio -- --whole [PATTERN]   compares stacked layers with pieces rendered in one go: of styles named so, as they start
 *   npm run studio -- --archive FAMILY   makes one archive a layer of a family's folders, to the byte
 * Every finished job is on disk at once, so it can be stopped at any time and goes on where it was. --prune deletes pictures
 * that nothing shows any more. --grain draws only the grain anew, into the passes that there are: enough after a change
 * of studio/blender/grain_shader.py or studio/geometry/log.py, in a fifth of the time. --light draws
 * outline and light anew and leaves grain, relief and shade: enough after a change of samples or of the light's quality. --relief draws surface
 * reliefs and wear anew: after a change of studio/blender/relief_shader.py or studio/packing/wear.py. --shade draws the shade on
 * floor and wall anew: after a change of studio/packing/shadow.py or thrown.py. --same draws N of the stale ones with the studio of before and
 * with this one; when both show the same, all are up to date: after a change of code that changes no picture.
 */
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadCatalogueFiles } from '../lib/server/catalogue/files';
import { readLock } from '../lib/server/layers/passes-lock';
import { CATALOGUE_FOLDER } from './catalog/folder';
import { drawnStyles } from './pictures/configurations';
import { readStudioData } from './studio/data';
import { isUpToDate, prunePasses } from './studio/filing';
import type { Sourced } from './studio/job';
import { catalogueNeeds } from './studio/needs';
import { readOptions, type Options } from './studio/options';
import { archiveFamily } from './studio/pass-files';
import { planJobs } from './studio/plan';
import { ALONE, requireTools, runJobs, type Alone } from './studio/run';
import { renewUnchanged } from './studio/same';
import { withSources } from './studio/sources';
import { compareWhole, wholePieces } from './studio/whole';

const studio = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../studio');
const work = path.join(studio, '.work');

/** Resolves to the number of pictures that failed. */
async function main(opts: Options): Promise<number> {
  const out = opts.out ?? path.join(studio, 'passes');
  if (opts.archive) {
    for (const file of archiveFamily(path.join(out, opts.archive))) console.log(path.relative(process.cwd(), file));
    return 0;
  }
  const data = readStudioData(studio);
  const all = withSources(planJobs(catalogueNeeds(loadCatalogueFiles(CATALOGUE_FOLDER).snapshot), data), data, studio);
  if (opts.prune) {
    console.log(`${await prunePasses(out, all)} pictures that nothing shows any more are deleted.`);
    return 0;
  }
  const run = { studio, work, out, threads: opts.threads, samples: opts.samples, only: onlyOf(opts) };
  if (opts.whole) {
    requireTools();
    await compareWhole(wholePieces(drawnStyles(opts.whole), all), run);
    return 0;
  }
  const locked = new Map(readLock(out).map((line) => [line.id, line]));
  const wanted = all.filter((job) => isWanted(job, opts));
  const stale = wanted.filter((job) => opts.force || !isUpToDate(job, locked.get(job.id)));
  if (opts.list) {
    const names = new Set(stale);
    for (const job of wanted) console.log(`${names.has(job) ? 'stale' : 'ready'} ${job.id}`);
    console.log(`${wanted.length} jobs, ${stale.length} to render`);
    return 0;
  }
  if (stale.length === 0) {
    console.log(`All ${wanted.length} pictures are up to date.`);
    return 0;
  }
  requireTools();
  if (opts.same === null) return runJobs(stale, run);
  if (opts.before === null) throw new Error('--same needs --before: the studio of a checkout of before the change.');
  return renewUnchanged(stale, run, opts.same, path.resolve(opts.before));
}

const onlyOf = (opts: Options): Alone | null => ALONE.find((each) => opts[each]) ?? null;

/** Pieces that share their grain stay in one process. */
function isWanted(job: Sourced, { only, family, shard }: Options): boolean {
  if (family !== null && family !== job.family) return false;
  if (only && !only.test(job.id)) return false;
  return shard === null || sum(`${job.family}${job.tokens[0] ?? ''}`) % shard[1] === shard[0];
}

const sum = (text: string): number => [...text].reduce((total, sign) => (total * 31 + sign.charCodeAt(0)) % 65_521, 7);

main(readOptions(process.argv.slice(2))).then(
  (failed) => (process.exitCode = failed > 0 ? 1 : 0),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  },
);
