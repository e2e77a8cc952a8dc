import { Worker } from 'node:worker_threads';
import type { ComposeJob, ComposeReply } from './worker/job';

// A picture takes a tenth of a second; a thread that needs this long hangs and is replaced.
const TIME_LIMIT_MS = 20_000;

// Pixels live outside the heap; a small young generation lets go of their buffers soon, keeping a thread under 60 MB.
const LIMITS = { maxYoungGenerationSizeMb: 2, maxOldGenerationSizeMb: 64 };

/** One worker thread that composes one picture at a time; started when needed and again after it died. */
export class ComposerThread {
  private worker: Worker | null = null;

  /** @param script path of `worker/main.mjs`. */
  constructor(private readonly script: string) {}

  /** Composes a picture. Never rejects: a thread that dies or hangs is a reply that is not `ok`. */
  run(job: ComposeJob): Promise<ComposeReply> {
    const worker = this.start();
    worker.ref(); // while it works, and only then, it keeps the process alive
    return new Promise((resolve) => {
      const finish = (reply: ComposeReply): void => {
        clearTimeout(timer);
        worker.off('message', finish).off('error', onError).off('exit', onExit);
        worker.unref();
        resolve(reply);
      };
      const abandon = (reason: string): void => {
        this.worker = null;
        finish({ ok: false, reason });
        void worker.terminate();
      };
      const onError = (error: unknown): void => abandon(`thread failed: ${String(error)}`);
      const onExit = (code: number): void => abandon(`thread ended with code ${code}`);
      const timer = setTimeout(() => abandon(`no picture within ${TIME_LIMIT_MS} ms`), TIME_LIMIT_MS);
      worker.on('message', finish).on('error', onError).on('exit', onExit);
      worker.postMessage(job);
    });
  }

  /** Ends the thread. */
  async close(): Promise<void> {
    const worker = this.worker;
    this.worker = null;
    await worker?.terminate();
  }

  private start(): Worker {
    if (this.worker) return this.worker;
    const worker = new Worker(/* turbopackIgnore: true */ this.script, { resourceLimits: LIMITS });
    // It may also die between two pictures: an `error` that nobody listens to would end the whole process.
    worker
      .on('error', () => undefined)
      .on('exit', () => {
        if (this.worker === worker) this.worker = null;
      });
    this.worker = worker;
    return worker;
  }
}
