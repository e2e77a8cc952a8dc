import 'server-only';
import { DAY_MS } from '@/lib/domain/day';
import { database } from '../db';
import { log } from '../log';
import { mailQueue } from './mail-queue';
import { QUEUE, within } from './queue';

/** How long a mail that is out can be looked up. */
const KEPT_DAYS = 30;
/** How long a link still says what its price was, once that has ended. */
const ENDED_DAYS = 365;

/**
 * Puts right what a killed process has left behind, and forgets old mail. Any instance may do it at any time.
 */
export async function tidyMail(): Promise<void> {
  await takeUpOrphans();
  await giveUpLost();
  await database().email.deleteMany({
    where: {
      // How an order was handed over can be looked up as long as its quote.
      kind: { not: 'OrderHook' },
      status: { in: ['Sent', 'PartlySent'] },
      sentAt: { lt: new Date(Date.now() - KEPT_DAYS * DAY_MS) },
    },
  });
  const longAgo = { lt: new Date(Date.now() - ENDED_DAYS * DAY_MS) };
  await database().givenPrice.deleteMany({ where: { goodUntil: longAgo } });
  // Mailed designs that became no quote go with their prices.
  await database().quote.deleteMany({ where: { number: null, revisions: { every: { validUntil: longAgo } } } });
}

/**
 * A worker holds the row of its mail from the first moment: a job that is under way while nobody holds its mail has lost
 * its worker. It goes back to the queue at once, not only when its time is up.
 */
async function takeUpOrphans(): Promise<void> {
  const queue = await mailQueue();
  await database().$transaction(async (transaction) => {
    const orphans = await transaction.$queryRaw<{ id: string }[]>`
      SELECT emails.id FROM emails JOIN pgboss.job ON job.id = emails.id
      WHERE job.name = ${QUEUE} AND job.state = 'active' AND job.started_on < now() - interval '10 seconds'
        AND emails.status = 'Pending'
      FOR UPDATE OF emails SKIP LOCKED`;
    for (const { id } of orphans) {
      log.warn({ mail: id }, 'a mail has lost its worker: it is tried again');
      await queue.fail(QUEUE, id, { reason: 'its worker is gone' }, within(transaction));
    }
  });
}

/** A mail that waits while no job is left for it will never go out by itself: it is shown as failed. */
async function giveUpLost(): Promise<void> {
  const lost = await database().$executeRaw`
    UPDATE emails SET status = 'Failed', last_error = coalesce(last_error, 'its worker was gone each time')
    WHERE status = 'Pending' AND NOT EXISTS (
      SELECT 1 FROM pgboss.job
      WHERE job.id = emails.id AND job.name = ${QUEUE} AND job.state IN ('created', 'retry', 'active'))`;
  if (lost > 0) log.error({ count: lost }, 'mails were given up');
}
