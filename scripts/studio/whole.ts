import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import type { Style } from '../../lib/domain/catalogue';
import type { Sourced } from './job';
import { defaultPictures } from './needs';
import { extractPass } from './pass-files';
import { ended, PYTHON, spawnBlender, writeBatch, type Run } from './run';

const compared = z.object({
  name: z.string(),
  mean: z.number(),
  largest: z.number(),
  largestInside: z.number(),
  over8: z.number(),
});

/** A piece of furniture: the jobs that draw it, and its layers bottom first, shadows left out. */
export interface WholePiece {
  readonly name: string;
  readonly jobs: readonly Sourced[];
  /** `<family>/<layer>/<geometry>` */
  readonly layers: readonly string[];
}

/**
 * The styles' pieces as they start. A top that parts for leaves is compared solid: its seam is painted on, not rendered.
 * @throws RangeError when one shows what the studio does not draw
 */
export function wholePieces(styles: readonly Style[], jobs: readonly Sourced[]): WholePiece[] {
  const byPass = new Map<string, Sourced>(
    jobs.flatMap((job) => job.layers.map((layer) => [`${job.family}/${layer}/${job.geometry}`, job] as const)),
  );
  return styles.map((style) => {
    const drawn = defaultPictures(style)
      .filter((pass) => !pass.includes('/shadow/'))
      .flatMap((pass) => {
        const job = byPass.get(pass);
        if (job?.kind !== 'seam') return job ? [{ pass, job }] : [];
        const solid = jobs.find((each) => each.kind === 'top' && isSolidOf(each, job));
        if (!solid) throw new RangeError(`${pass} has no solid top`);
        return [{ pass: `${solid.family}/top/${solid.geometry}`, job: solid }];
      });
    if (drawn.length === 0) throw new RangeError(`${style.normalizedName} shows nothing that the studio draws`);
    return {
      name: `${drawn[0]?.job.family}-${style.normalizedName}`,
      jobs: [...new Set(drawn.map(({ job }) => job))],
      layers: drawn.map(({ pass }) => pass),
    };
  });
}

const isSolidOf = (top: Sourced, seam: Sourced): boolean =>
  top.shape === seam.shape && top.edge === seam.edge && top.height === seam.height && top.bucket === seam.bucket;

/** Renders whole pieces in one go and prints how far their stacked layers are from them, in grey levels of 255. */
export async function compareWhole(pieces: readonly WholePiece[], run: Run): Promise<void> {
  const { studio, work, out } = run;
  mkdirSync(work, { recursive: true });
  const batch = writeBatch({ pieces }, run);
  const blender = spawnBlender(path.join(studio, 'checks/whole_render.py'), batch);
  blender.stdout.resume();
  blender.stderr.pipe(process.stderr);
  const code = await ended(blender);
  rmSync(batch, { force: true });
  if (code !== 0) throw new Error(`Blender stopped early (exit ${code}).`);
  const input = JSON.stringify(pieces.map(({ name, layers }) => ({ name, layers })));
  const passes = mkdtempSync(path.join(work, 'passes-'));
  for (const layer of new Set(pieces.flatMap(({ layers }) => layers)))
    extractPass(path.join(out, path.dirname(layer)), path.basename(layer), path.join(passes, layer));
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
  console.log(`Side by side: ${path.join(work, 'whole', '<piece>', 'compared.png')}`);
}
