import 'server-only';
import { database } from '../db';
import type { Prisma } from '../generated/client';
import { mailQueue } from './mail-queue';
import { QUEUE, within } from './queue';
import { wakeWorkers } from './wake';

/** Megabytes of attachment take a busy database a while. In ms. */
const PATIENCE = { timeout: 30_000, maxWait: 10_000 };

/**
 * Stores a mail for delivery, together with its job and the price that its link shows: when this resolves, it will be delivered whatever ends this process.
 * @returns its id
 */
export async function storeMail(
  mail: Prisma.EmailCreateInput,
  givenPrice: Prisma.GivenPriceCreateInput | null = null,
): Promise<string> {
  const queue = await mailQueue();
  const id = crypto.randomUUID();
  await database().$transaction(async (transaction) => {
    await transaction.email.create({ data: { ...mail, id }, select: { id: true } });
    if (givenPrice) await transaction.givenPrice.create({ data: givenPrice, select: { tokenHash: true } });
    // Who waits for a new password waits at the screen.
    await queue.send(QUEUE, {}, { id, priority: mail.kind === 'PasswordReset' ? 1 : 0, ...within(transaction) });
  }, PATIENCE);
  wakeWorkers();
  return id;
}
