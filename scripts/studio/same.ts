import { mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { groupBy } from '../../lib/server/catalogue/group-by';
import { readLock } from '../../lib/server/layers/passes-lock';
import { differencesOf } from './compare-passes';
import { renewLines } from './filing';
import type { Sourced } from './job';
import { extractPass } from './pass-files';
import { runJobs, type Run } from './run';

/**
 * For a change of the studio's code or data that changes no picture: draws `count` of the stale ones beside those there are, from
 * each builder one at least. When all show the same, every one is written down as made of what is there now; otherwise none.
 * @returns the number of pictures that differ or failed
 */
export async function renewUnchanged(stale: readonly Sourced[], run: Run, count: number): Promise<number> {
  const filed = new Set(readLock(run.out).map(({ id }) => id));
  const old = stale.filter(({ id }) => filed.has(id));
  const sample = sampleOf(old, count);
  const beside = mkdtempSync(path.join(run.work, 'same-'));
  try {
    for (const job of sample) layLender(job, run.out, beside);
    const failed = await runJobs(sample, { ...run, out: beside });
    const other = await Promise.all(sample.map((job) => differencesOf(job, run.out, beside)));
    for (const line of other.flat()) console.log(line);
    if (failed + other.flat().length > 0) return failed + other.flat().length;
    await renewLines(run.out, old);
    console.log(`${sample.length} of ${old.length} drawn again, all the same: the lock says so of all.`);
    return 0;
  } finally {
    rmSync(beside, { recursive: true, force: true });
  }
}

/** Evenly spread over what each builder makes. */
export function sampleOf(jobs: readonly Sourced[], count: number): readonly Sourced[] {
  const byBuilder = groupBy(jobs, ({ family, layer, what = '' }) => `${family}/${layer}/${what}`);
  return [...byBuilder.values()].flatMap((group) => {
    const share = Math.max(1, Math.round((count * group.length) / jobs.length));
    const step = group.length / Math.min(share, group.length);
    return group.filter((_, index) => Math.floor(index / step) !== Math.floor((index - 1) / step));
  });
}

function layLender({ family, layers, grainOwner }: Sourced, out: string, beside: string): void {
  if (grainOwner === undefined) return;
  for (const layer of layers) {
    const place = path.join(family, layer);
    extractPass(path.join(out, place), grainOwner, path.join(beside, place, grainOwner));
  }
}
