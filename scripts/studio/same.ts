import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { groupBy } from '../../lib/server/catalogue/group-by';
import { readLock } from '../../lib/server/layers/passes-lock';
import { differencesOf } from './compare-passes';
import { renewLines } from './filing';
import type { Sourced } from './job';
import { lendGrain, runJobs, type Run } from './run';

/**
 * For a change of the studio's code or data that changes no picture: draws `count` of the stale ones with the studio of before
 * and with today's, from each builder one at least. When both show the same, every stale one is written down as made of what is
 * there now; otherwise none. Those that are filed are not compared: another machine, or a grain that was drawn alone, rounds otherwise.
 * @param before folder of the studio of before, in a checkout of its own
 * @returns the number of pictures that differ or failed
 */
export async function renewUnchanged(
  stale: readonly Sourced[],
  run: Run,
  count: number,
  before: string,
): Promise<number> {
  const filed = new Set(readLock(run.out).map(({ id }) => id));
  const old = stale.filter(({ id }) => filed.has(id));
  const sample = sampleOf(old, count);
  mkdirSync(run.work, { recursive: true });
  const [then, now] = [mkdtempSync(path.join(run.work, 'then-')), mkdtempSync(path.join(run.work, 'now-'))];
  try {
    let failed = 0;
    for (const [studio, out] of [
      [before, then],
      [run.studio, now],
    ] as const) {
      lendGrain(sample, run.out, out);
      failed += await runJobs(sample, { ...run, studio, out });
    }
    const other = await Promise.all(sample.map((job) => differencesOf(job, then, now)));
    for (const line of other.flat()) console.log(line);
    if (failed + other.flat().length > 0) return failed + other.flat().length;
    await renewLines(run.out, old);
    console.log(`${sample.length} of ${old.length} drawn twice, all the same: the lock says so of all.`);
    return 0;
  } finally {
    for (const folder of [then, now]) rmSync(folder, { recursive: true, force: true });
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
