/**
 * Renders the preview passes that are missing or out of date (docs/pictures.md): what the catalogue can show, no more.
 *   npm run studio -- [--only PATTERN] [--list] [--force] [--samples FACTOR] [--threads N] [--out FOLDER]
 *                     [--accept] [--prune] [--family FOLDER] [--shard I/N]
 *   npm run studio -- --whole under:GEOMETRY top:GEOMETRY ...   compares stacked layers with the table rendered in one go
 * Every finished job is on disk at once, so it can be stopped at any time and goes on where it was. --accept marks the
 * present pictures as current without rendering, --prune deletes pictures that nothing shows any more.
 */
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadCatalogueFiles } from '../lib/server/catalogue/files';
import { CATALOGUE_FOLDER } from './catalog/folder';
import { catalogueNeeds } from './studio/needs';
import type { CatalogueSnapshot } from '../lib/domain/catalogue';
import { runFurniture } from './studio/furniture/studio';
import { listPictures } from './studio/list';
import { readOptions, type Options } from './studio/options';
import { orphans, removeOrphans } from './studio/orphans';
import { readPieces, type Pieces } from './studio/pieces';
import { planJobs } from './studio/plan';
import { requireTools, runJobs } from './studio/run';
import { accept, upToDate, withVersions } from './studio/version';
import { compareWhole, pairsOf } from './studio/whole';

const studio = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../studio');
const work = path.join(studio, '.work');

async function main(): Promise<void> {
  const opts = readOptions(process.argv.slice(2));
  const pieces = readPieces(path.join(studio, 'families/table/data'));
  const { snapshot } = loadCatalogueFiles(CATALOGUE_FOLDER);
  const isTables = opts.family === null || opts.family === pieces.family;
  const isOthers = opts.family !== pieces.family && !opts.whole;
  const failed =
    (isTables ? await runTables(pieces, snapshot, opts) : 0) +
    (isOthers ? await runFurniture({ studio, work, pieces, snapshot }, opts) : 0);
  process.exitCode = failed > 0 ? 1 : 0;
}

/** The same for the tables; answers how many pictures failed. */
async function runTables(pieces: Pieces, snapshot: CatalogueSnapshot, opts: Options): Promise<number> {
  const out = path.join(opts.out ?? path.join(studio, 'passes'), pieces.family);
  const needs = catalogueNeeds(snapshot, pieces.family);
  const all = withVersions(planJobs(pieces, needs), pieces, studio);
  const wanted = all.filter((job) => !opts.only || opts.only.test(job.id));
  const stale = wanted.filter((job) => opts.force || !upToDate(job, out));
  if (opts.list) {
    listPictures(wanted, stale);
    return 0;
  }
  if (opts.accept) {
    for (const job of stale) accept(job, out);
    return 0;
  }
  if (opts.prune) {
    const unused = orphans(all, out);
    removeOrphans(unused, out);
    console.log(`${unused.length} pictures that nothing shows any more are deleted.`);
    return 0;
  }
  if (stale.length === 0 && !opts.whole) {
    if (wanted.length > 0) console.log(`All ${wanted.length} pictures of tables are up to date.`);
    return 0;
  }
  requireTools();
  const run = { studio, work, out: path.dirname(out), threads: opts.threads, samples: opts.samples };
  if (!opts.whole) return runJobs(stale, run);
  await compareWhole(pairsOf(opts.whole, all, pieces.family), run);
  return 0;
}

void main();
