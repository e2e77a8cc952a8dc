import { Piscina } from 'piscina';
import { ComposerBusyError, DamagedPassError } from './errors';
import type { ComposeJob } from './worker/job';

// About a minute of work for one thread. Beyond that a visitor would not wait, and the queue would only grow.
const MAX_WAITING = 400;
// A picture takes a tenth of a second: one that is not there after this, queue and all, is wanted no more, or its thread hangs.
const TIME_LIMIT_MS = 60_000;

// Pixels live outside the heap; a small young generation lets go of their buffers soon, keeping a thread under 60 MB.
const LIMITS = { maxYoungGenerationSizeMb: 2, maxOldGenerationSizeMb: 64 };

/** Composes pictures on worker threads, first come first served, so that pages and prices never wait for pixels. */
export class Composer {
  private readonly pool: Piscina<ComposeJob, Uint8Array<ArrayBuffer>>;

  /** @param script path of `worker/main.mjs`; @param threads pictures made at once, each taking one core. */
  constructor(script: string, threads: number) {
    this.pool = new Piscina({
      filename: script,
      minThreads: 0,
      maxThreads: threads,
      idleTimeout: Number.POSITIVE_INFINITY,
      maxQueue: MAX_WAITING,
      resourceLimits: LIMITS,
      recordTiming: false,
    });
  }

  /**
   * The picture as WebP.
   * @throws DamagedPassError when a file of the pass is missing or broken, or a thread fails over it.
   * @throws ComposerBusyError when too many pictures are waiting.
   */
  async compose(job: ComposeJob): Promise<Uint8Array<ArrayBuffer>> {
    if (this.pool.queueSize >= MAX_WAITING) throw new ComposerBusyError('too many pictures waiting');
    const signal = AbortSignal.timeout(TIME_LIMIT_MS);
    try {
      return await this.pool.run(job, { signal });
    } catch (error) {
      if (signal.aborted) throw new ComposerBusyError(`no picture within ${TIME_LIMIT_MS} ms`);
      throw new DamagedPassError(error instanceof Error ? error.message : String(error));
    }
  }

  /** Ends all threads; pictures still being made are given up. */
  close(): Promise<void> {
    return this.pool.destroy();
  }
}
