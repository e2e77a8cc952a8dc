import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import type { Job } from './job';
import { PYTHON, type Run } from './run';

const compared = z.object({
  name: z.string(),
  mean: z.number(),
  largest: z.number(),
  largestInside: z.number(),
  over8: z.number(),
});

export interface Pair {
  readonly name: string;
  readonly under: Job;
  readonly top: Job;
}

/**
 * Pairs named as `under:<geometry> top:<geometry> …`, always an under-structure and then its top.
 * @throws RangeError when a name is not among the jobs or the order is another
 */
export function pairsOf(names: readonly string[], jobs: readonly Job[], family: string): Pair[] {
  const find = (name: string | undefined, kind: Job['kind']): Job => {
    const geometry = name?.startsWith(`${kind}:`) ? name.slice(kind.length + 1) : '';
    const job = jobs.find(({ id, kind: k }) => k === kind && id === `${family}/${kind}/${geometry}`);
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
export async function compareWhole(
  pairs: readonly Pair[],
  { studio, work, out, threads, samples }: Run,
): Promise<void> {
  mkdirSync(work, { recursive: true });
  const batch = path.join(work, `whole-${process.pid}.json`);
  writeFileSync(batch, JSON.stringify({ pairs, work, threads, samples }));
  const args = ['-b', '--python-exit-code', '1', '-P', path.join(studio, 'checks/whole_render.py'), '--', batch];
  const blender = spawn('blender', args, { stdio: ['ignore', 'ignore', 'inherit'] });
  const code = await new Promise<number | null>((resolve) => blender.on('close', resolve));
  rmSync(batch, { force: true });
  if (code !== 0) throw new Error(`Blender stopped early (exit ${code}).`);
  const input = JSON.stringify(
    pairs.map(({ name, under, top }) => ({ name, under: under.geometry, top: top.geometry })),
  );
  const answer = spawnSync(PYTHON, [path.join(studio, 'checks/whole.py'), work, out], { input, encoding: 'utf8' });
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
