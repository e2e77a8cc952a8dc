/**
 * Renders the preview passes that are missing or out of date (docs/pictures.md): what the catalogue can show, no more.
 *   npm run studio -- [--only PATTERN] [--list] [--force] [--samples FACTOR] [--threads N] [--out FOLDER]
 *                     [--accept] [--prune]
 *   npm run studio -- --whole under:GEOMETRY top:GEOMETRY ...   compares stacked layers with the table rendered in one go
 * Every finished job is on disk at once, so it can be stopped at any time and goes on where it was. --accept marks the
 * present pictures as current without rendering, --prune deletes pictures that nothing shows any more.
 */
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadCatalogueFiles } from '../lib/server/catalogue/files';
import { CATALOGUE_FOLDER } from './catalog/folder';
import { catalogueNeeds } from './studio/needs';
import { readOptions } from './studio/options';
import { orphans, removeOrphans } from './studio/orphans';
import { readPieces } from './studio/pieces';
import { planJobs } from './studio/plan';
import { requireTools, runJobs } from './studio/run';
import { accept, upToDate, withVersions } from './studio/version';
import { compareWhole, pairsOf } from './studio/whole';

const studio = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../studio');
const work = path.join(studio, '.work');
const LEAST_SAMPLES = 3;

async function main(): Promise<void> {
  const opts = readOptions(process.argv.slice(2));
  const pieces = readPieces(path.join(studio, 'data'));
  const out = opts.out ?? path.join(studio, 'passes', pieces.family);
  const needs = catalogueNeeds(loadCatalogueFiles(CATALOGUE_FOLDER).snapshot, pieces.family);
  const all = withVersions(planJobs(pieces, needs), pieces, studio);
  const wanted = all.filter((job) => !opts.only || opts.only.test(job.id));
  const stale = wanted.filter((job) => opts.force || !upToDate(job, out));
  if (opts.list) {
    const names = new Set(stale);
    for (const job of wanted) console.log(`${names.has(job) ? 'stale' : 'ready'} ${job.id}`);
    console.log(`${wanted.length} jobs, ${stale.length} to render`);
    return;
  }
  if (opts.accept) {
    for (const job of stale) accept(job, out);
    return;
  }
  if (opts.prune) {
    const unused = orphans(all, out);
    removeOrphans(unused, out);
    console.log(`${unused.length} pictures that nothing shows any more are deleted.`);
    return;
  }
  if (stale.length === 0 && !opts.whole) {
    console.log(`All ${wanted.length} pictures are up to date.`);
    return;
  }
  requireTools();
  const samples = Object.fromEntries(
    Object.entries(pieces.samples).map(([k, n]) => [k, Math.max(LEAST_SAMPLES, Math.round(n * opts.samples))]),
  );
  const data = { ...pieces, samples, work, threads: opts.threads };
  const run = { studio, work, out, data };
  if (opts.whole) await compareWhole(pairsOf(opts.whole, all, pieces.family), run);
  else process.exitCode = (await runJobs(stale, run)) > 0 ? 1 : 0;
}

void main();
