import 'server-only';
import { setTimeout as wait } from 'node:timers/promises';
import { log } from '../log';
import { deliver } from './deliver';
import { mailQueue } from './mail-queue';
import { QUEUE } from './queue';
import { tidyMail } from './tidy';
import { listenForWork } from './wake';

/**
 * Mails delivered at once by a process, each with a connection of the database: one more than may have a browser, so that
 * two that hang hold up no mail without a picture.
 */
const WORKERS = 3;
/** How often a worker looks for mails that other processes have stored, or that are due again. */
const LOOK_MS = 2_000;
const TIDY_MS = 15_000;

/**
 * Delivers mail in this process until told to stop.
 * @returns stops it; resolves when what was under way is settled
 */
export function startMailWorkers(): () => Promise<void> {
  const stop = new AbortController();
  const loops = [...Array.from({ length: WORKERS }, () => repeat(deliverNext)), repeat(tidyNext)];
  return async () => {
    stop.abort();
    await Promise.all(loops);
  };

  async function repeat(step: (signal: AbortSignal) => Promise<void>): Promise<void> {
    while (!stop.signal.aborted) {
      try {
        await step(stop.signal);
      } catch (error) {
        log.warn({ err: error }, 'mail has to wait');
        await wait(LOOK_MS, undefined, { signal: stop.signal, ref: false }).catch(() => undefined);
      }
    }
  }
}

/** Delivers the next mail, or waits for one. */
async function deliverNext(signal: AbortSignal): Promise<void> {
  // Before the look, so that a mail which is stored meanwhile is not slept over.
  const { woken, leave } = listenForWork(LOOK_MS, signal);
  try {
    const [job] = await (await mailQueue()).fetch<object>(QUEUE, { includeMetadata: true, batchSize: 1 });
    if (!job) return await woken;
    leave();
    await deliver(job, signal);
  } finally {
    leave();
  }
}

async function tidyNext(signal: AbortSignal): Promise<void> {
  await tidyMail();
  await wait(TIDY_MS, undefined, { signal, ref: false }).catch(() => undefined);
}
