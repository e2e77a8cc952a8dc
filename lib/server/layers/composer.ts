import { ComposerThread } from './composer-thread';
import { ComposerBusyError, DamagedPassError } from './errors';
import type { ComposeJob } from './worker/job';

// About a minute of work for one thread. Beyond that a visitor would not wait, and the queue would only grow.
const MAX_WAITING = 400;

/** Composes pictures on worker threads, first come first served, so that pages and prices never wait for pixels. */
export class Composer {
  private readonly idle: ComposerThread[];
  private readonly threads: readonly ComposerThread[];
  private readonly waiting: ((thread: ComposerThread) => void)[] = [];

  /** @param script path of `worker/main.mjs`; @param threads pictures made at once, each taking one core. */
  constructor(script: string, threads: number) {
    this.threads = Array.from({ length: threads }, () => new ComposerThread(script));
    this.idle = [...this.threads];
  }

  /**
   * The picture as WebP.
   * @throws DamagedPassError when a file of the pass is missing or broken.
   * @throws ComposerBusyError when too many pictures are waiting.
   */
  async compose(job: ComposeJob): Promise<Uint8Array<ArrayBuffer>> {
    const thread = await this.acquire();
    const reply = await thread.run(job);
    this.release(thread);
    if (!reply.ok) throw new DamagedPassError(reply.reason);
    return reply.bytes;
  }

  /** Ends all threads; pictures still being made are given up. */
  async close(): Promise<void> {
    await Promise.all(this.threads.map((thread) => thread.close()));
  }

  private acquire(): Promise<ComposerThread> {
    const thread = this.idle.pop();
    if (thread) return Promise.resolve(thread);
    if (this.waiting.length >= MAX_WAITING) return Promise.reject(new ComposerBusyError('too many pictures waiting'));
    return new Promise((resolve) => this.waiting.push(resolve));
  }

  private release(thread: ComposerThread): void {
    const next = this.waiting.shift();
    if (next) next(thread);
    else this.idle.push(thread);
  }
}
