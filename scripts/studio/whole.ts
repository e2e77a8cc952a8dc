import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import type { Sourced } from './job';
import { extractPass } from './pass-files';
import { ended, PYTHON, spawnBlender, writeBatch, type Run } from './run';

const compared = z.object({
  name: z.string(),
  mean: z.number(),
  largest: z.number(),
  largestInside: z.number(),
  over8: z.number(),
});

export interface Pair {
  readonly name: string;
  readonly under: Sourced;
  readonly top: Sourced;
}

/**
 * Pairs named as `under:<geometry> top:<geometry> …`, always an under-structure and then its top.
 * @throws RangeError when a name is not among the jobs or the order is another
 */
export function pairsOf(names: readonly string[], jobs: readonly Sourced[]): Pair[] {
  const find = (name: string | undefined, kind: 'under' | 'top'): Sourced => {
    const geometry = name?.startsWith(`${kind}:`) ? name.slice(kind.length + 1) : '';
    const job = jobs.find((each) => each.kind === kind && each.geometry === geometry);
    if (!job) throw new RangeError(`Not a ${kind} the studio draws: ${name ?? '(missing)'}`);
    return job;
  };
  const starts = names.filter((_, i) => i % 2 === 0);
  return starts.map((name, i) => {
    const [under, top] = [find(name, 'under'), find(names[2 * i + 1], 'top')];
    return { name: `${under.geometry}+${top.geometry}`, under, top };
  });
}

/** Renders whole tables in one go and prints how far their stacked layers are from them, in grey levels of 255. */
export async function compareWhole(pairs: readonly Pair[], run: Run): Promise<void> {
  const { studio, work, out } = run;
  mkdirSync(work, { recursive: true });
  const batch = writeBatch({ pairs }, run);
  const blender = spawnBlender(path.join(studio, 'checks/whole_render.py'), batch);
  blender.stdout.resume();
  blender.stderr.pipe(process.stderr);
  const code = await ended(blender);
  rmSync(batch, { force: true });
  if (code !== 0) throw new Error(`Blender stopped early (exit ${code}).`);
  const input = JSON.stringify(
    pairs.map(({ name, under, top }) => ({ name, under: under.geometry, top: top.geometry })),
  );
  const passes = mkdtempSync(path.join(work, 'passes-'));
  for (const { family, layers, geometry } of pairs.flatMap(({ under, top }) => [under, top])) {
    for (const layer of layers)
      extractPass(path.join(out, family, layer), geometry, path.join(passes, family, layer, geometry));
  }
  const answer = spawnSync(PYTHON, [path.join(studio, 'checks/whole.py'), work, passes], { input, encoding: 'utf8' });
  rmSync(passes, { recursive: true });
  if (answer.status !== 0) throw new Error(answer.stderr);
  for (const line of answer.stdout.trim().split('\n')) {
    const { name, mean, largest, largestInside, over8 } = compared.parse(JSON.parse(line));
    const share = (over8 * 100).toFixed(2);
    console.log(
      `${name}: mean ${mean}, largest ${largest} (inside ${largestInside}), ${share} % differ by more than 8`,
    );
  }
  console.log(`Side by side: ${path.join(work, 'whole', '<pair>', 'compared.png')}`);
}
