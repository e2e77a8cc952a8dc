import { Piscina } from 'piscina';
import { BusyError } from '../overload/busy';
import { FairQueue, type Asker } from '../overload/fair-queue';
import { DamagedPassError } from './errors';
import type { ComposeJob } from './worker/job';

/** A page shows some twenty layers and a hundred thumbnails, which a browser may ask for all at once. */
const WAITING_PER_CALLER = 160;
/** About two minutes of work for one thread. */
const WAITING = 1_200;
/** A picture takes a tenth of a second: a thread that has not made it in this time hangs, and is ended. */
const TIME_LIMIT_MS = 20_000;

// Pixels live outside the heap; a small young generation lets go of their buffers soon, keeping a thread under 60 MB.
const LIMITS = { maxYoungGenerationSizeMb: 2, maxOldGenerationSizeMb: 64 };

type Picture = Uint8Array<ArrayBuffer>;

/** Composes pictures on worker threads, callers taking turns, so that pages and prices never wait for pixels. */
export class Composer {
  private readonly pool: Piscina<ComposeJob, Picture>;
  private readonly queue: FairQueue<Picture>;

  /** @param script path of `worker/main.mjs`; @param threads pictures made at once, each taking one core. */
  constructor(script: string, threads: number) {
    this.queue = new FairQueue({ atOnce: threads, perCaller: WAITING_PER_CALLER, total: WAITING });
    this.pool = new Piscina({
      filename: script,
      minThreads: 0,
      maxThreads: threads,
      idleTimeout: Number.POSITIVE_INFINITY,
      resourceLimits: LIMITS,
      recordTiming: false,
    });
  }

  /**
   * Has `make` called when it is the asker's turn, once however many ask for the same key; it composes with `compose`.
   * @throws BusyError, AbandonedError, and what `make` throws
   */
  inTurn(asker: Asker, key: string, make: () => Promise<Picture>): Promise<Picture> {
    return this.queue.run(asker, make, key);
  }

  /**
   * The picture as WebP.
   * @throws DamagedPassError when a file of the pass is missing or broken, or a thread fails over it.
   * @throws BusyError when it takes too long.
   */
  async compose(job: ComposeJob): Promise<Picture> {
    const signal = AbortSignal.timeout(TIME_LIMIT_MS);
    try {
      return await this.pool.run(job, { signal });
    } catch (error) {
      if (signal.aborted) throw new BusyError(`no picture within ${TIME_LIMIT_MS} ms`);
      throw new DamagedPassError(error instanceof Error ? error.message : String(error));
    }
  }

  /** Ends all threads; pictures still being made are given up. */
  close(): Promise<void> {
    return this.pool.destroy();
  }
}
