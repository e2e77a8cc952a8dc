import { existsSync } from 'node:fs';
import path from 'node:path';
import type { CatalogueSnapshot } from '../../../lib/domain/catalogue';
import { listPictures } from '../list';
import type { Options } from '../options';
import type { Pieces } from '../pieces';
import { requireTools, runRendered } from '../run';
import { hasVersion, setVersion } from '../version';
import { readFurnitureData } from './data';
import type { FurnitureJob } from './job';
import { furnitureNeeds } from './needs';
import { removeUnowned } from './orphans';
import { planFurniture } from './plan';
import { withFurnitureVersions } from './version';

export interface FurnitureStudio {
  readonly studio: string;
  readonly work: string;
  /** Data of the table family: legs, shapes and edges serve other families too. */
  readonly pieces: Pieces;
  readonly snapshot: CatalogueSnapshot;
}

/** Lists, accepts, prunes or renders the pictures of every family but the tables; resolves to the number that failed. */
export async function runFurniture(
  { studio, work, pieces, snapshot }: FurnitureStudio,
  opts: Options,
): Promise<number> {
  const furniture = readFurnitureData(path.join(studio, 'families'));
  const out = opts.out ?? path.join(studio, 'passes');
  const plans = planFurniture(furnitureNeeds(snapshot, pieces.family), furniture.sharing);
  const all = withFurnitureVersions(plans, furniture, studio);
  const wanted = all.filter((job) => isWanted(job, opts));
  const file = (job: FurnitureJob): string => path.join(out, job.family, job.layer, job.geometry, 'pass.json');
  const stale = wanted.filter((job) => opts.force || !hasVersion(file(job), job.version));
  if (opts.list) {
    listPictures(wanted, stale);
    return 0;
  }
  if (opts.accept) {
    for (const job of stale) if (existsSync(file(job))) setVersion(file(job), job.version);
    return 0;
  }
  if (opts.prune) {
    console.log(`${removeUnowned(all, out, pieces.family)} pictures that nothing shows any more are deleted.`);
    return 0;
  }
  if (stale.length === 0) {
    console.log(`All ${wanted.length} pictures beside the tables are up to date.`);
    return 0;
  }
  requireTools();
  return runRendered(stale, { studio, work, out, threads: opts.threads, samples: opts.samples });
}

/** Pieces that share their grain stay in one process. */
function isWanted(job: FurnitureJob, { only, family, shard }: Options): boolean {
  if (family !== null && family !== job.family) return false;
  if (only && !only.test(job.id)) return false;
  return shard === null || sum(`${job.family}${job.tokens[0] ?? ''}`) % shard[1] === shard[0];
}

const sum = (text: string): number => [...text].reduce((total, sign) => (total * 31 + sign.charCodeAt(0)) % 65_521, 7);
