import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { z } from 'zod';
import { LEAN_MALLOC } from '../start/serve';

const figures = z.object({
  medianMs: z.number(),
  slowestMs: z.number(),
  /** Median against decoding and encoding an equally large picture, measured in the same process. */
  toPlainReencoding: z.number(),
  peakMiBOverRest: z.number(),
});

/** Composes layers at 1600×920 in a process of its own, so that its memory is nobody else's. */
export async function coldLayer(): Promise<z.infer<typeof figures>> {
  const script = 'scripts/bench/cold-layer-process.ts';
  const { stdout } = await promisify(execFile)(process.execPath, ['--import', 'tsx', script], {
    env: { ...process.env, ...LEAN_MALLOC },
  });
  return figures.parse(JSON.parse(stdout));
}
