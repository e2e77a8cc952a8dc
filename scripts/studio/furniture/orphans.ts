import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { orphans, removeOrphans } from '../orphans';
import type { FurnitureJob } from './job';

/** Deletes pictures that no job owns, in every folder below `out` but that of `except`; answers how many. */
export function removeUnowned(jobs: readonly FurnitureJob[], out: string, except: string): number {
  const families = readdirSync(out).filter((name) => name !== except);
  return families.reduce((count, family) => {
    const folder = path.join(out, family);
    const own = jobs.filter((job) => job.family === family);
    if (own.length === 0) {
      rmSync(folder, { recursive: true });
      return count + 1;
    }
    const names = orphans(
      own.map(({ layer, geometry }) => ({ layers: [layer], geometry })),
      folder,
    );
    removeOrphans(names, folder);
    return count + names.length;
  }, 0);
}
