import 'server-only';
import { setTimeout as wait } from 'node:timers/promises';
import type { JobWithMetadata } from 'pg-boss';
import { database } from '../db';
import type { Prisma } from '../generated/client';
import { log } from '../log';
import { composeMail } from './compose';
import { mailQueue } from './mail-queue';
import { notifySender } from './notice';
import { QUEUE, within } from './queue';
import { RefusedMailError } from './send';

/** Above what picture, screenshot and mail server may take together, below the queue's own limit. */
const LIMIT_MS = 200_000;
const CONNECTION_LIMIT_MS = 30_000;
/** How long a mail that is out is tried to be written down as such. */
const WRITE_TRIES = 60;
const WRITE_PAUSE_MS = 500;
const MAX_ERROR_LENGTH = 500;

/**
 * Delivers the mail of a job once (docs/decisions/011). Its row is held meanwhile, so that two workers never send it side
 * by side, and a worker that dies lets go of it at once. That it is sent and that its job is done is one change. Never
 * rejects: what goes wrong is kept with the mail, and the queue tries again.
 * @param ending aborted when the process ends: a mail that is still being made waits for another, one on its way goes out
 */
export async function deliver(job: JobWithMetadata, ending: AbortSignal): Promise<void> {
  const progress: Progress = { untaken: null };
  try {
    const options = { timeout: LIMIT_MS, maxWait: CONNECTION_LIMIT_MS };
    await database().$transaction((transaction) => deliverHeld(transaction, job.id, progress, ending), options);
    log.info({ mail: job.id }, progress.untaken ? 'mail sent' : 'nothing to send');
  } catch (error) {
    const isOut = progress.untaken !== null;
    log.warn({ mail: job.id, attempt: job.retryCount + 1, isOut, err: error }, 'trouble with a mail');
    const settled = progress.untaken ? writeDown(job.id, progress.untaken) : keepFailure(job, error);
    await settled.catch((err: unknown) =>
      log.error({ mail: job.id, err }, 'what became of a mail is not written down'),
    );
  }
}

/** How far a delivery has come. */
interface Progress {
  /** Recipients that the server has not taken; null while the mail is not out. */
  untaken: readonly string[] | null;
}

async function deliverHeld(
  transaction: Prisma.TransactionClient,
  id: string,
  progress: Progress,
  ending: AbortSignal,
): Promise<void> {
  const held = await transaction.$queryRaw<unknown[]>`
    SELECT 1 FROM emails WHERE id = ${id}::uuid AND status = 'Pending' FOR UPDATE SKIP LOCKED`;
  if (held.length === 0) {
    const isHeldByAnother = (await transaction.email.count({ where: { id, status: 'Pending' } })) > 0;
    // Whoever is at it settles the job, too.
    if (!isHeldByAnother) await (await mailQueue()).complete(QUEUE, id, {}, within(transaction));
    return;
  }
  const mail = await transaction.email.findUniqueOrThrow({ where: { id } });
  const sending = await unlessEnding(composeMail(mail), ending);
  if (!sending) {
    await transaction.email.delete({ where: { id } });
    return (await mailQueue()).complete(QUEUE, id, {}, within(transaction));
  }
  // Said ahead, and taken back when it does not go out: between the server's yes and the commit there is nothing left to do.
  await settle(transaction, id);
  progress.untaken = await sending();
  await noteUntaken(transaction, id, progress.untaken);
}

/** Settles as the work does, or rejects at once when the process ends first. */
function unlessEnding<T>(work: Promise<T>, ending: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const giveUp = (): void => reject(new Error('the process ended before the mail was made'));
    ending.addEventListener('abort', giveUp);
    if (ending.aborted) giveUp();
    work.then(resolve, reject).finally(() => ending.removeEventListener('abort', giveUp));
  });
}

/** The mail is sent and its job is done. */
async function settle(transaction: Prisma.TransactionClient, id: string): Promise<void> {
  await transaction.email.updateMany({
    where: { id },
    data: { status: 'Sent', sentAt: new Date(), attempts: { increment: 1 }, lastError: null, attachment: null },
  });
  await (await mailQueue()).complete(QUEUE, id, {}, within(transaction));
}

async function noteUntaken(
  transaction: Prisma.TransactionClient,
  id: string,
  untaken: readonly string[],
): Promise<void> {
  if (untaken.length === 0) return;
  log.error({ mail: id, untaken }, 'a mail was not taken for all of its recipients');
  const data = { status: 'PartlySent', lastError: `not taken: ${untaken.join(', ')}` } as const;
  await notifySender(transaction, await transaction.email.update({ where: { id }, data }), untaken);
}

/** The mail is out and its transaction could not say so: said until it is heard, or the mail would go out again. */
async function writeDown(id: string, untaken: readonly string[]): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await database().$transaction(async (transaction) => {
        await settle(transaction, id);
        await noteUntaken(transaction, id, untaken);
      });
    } catch (error) {
      if (tries >= WRITE_TRIES) throw error;
    }
    await wait(WRITE_PAUSE_MS);
  }
}

/** Failed for good, or to be tried again when the queue says. */
async function keepFailure(job: JobWithMetadata, error: unknown): Promise<void> {
  const isOver = error instanceof RefusedMailError || job.retryCount >= job.retryLimit;
  const reason = (error instanceof Error ? error.message : String(error)).slice(0, MAX_ERROR_LENGTH);
  const queue = await mailQueue();
  await database().$transaction(async (transaction) => {
    const [failed] = await transaction.email.updateManyAndReturn({
      where: { id: job.id, status: 'Pending' },
      data: { status: isOver ? 'Failed' : 'Pending', attempts: { increment: 1 }, lastError: reason },
    });
    if (failed && isOver) await notifySender(transaction, failed, [failed.toAddress]);
    if (isOver) await queue.complete(QUEUE, job.id, {}, within(transaction));
    else await queue.fail(QUEUE, job.id, { reason }, within(transaction));
  });
}
