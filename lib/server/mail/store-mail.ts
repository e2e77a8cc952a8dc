import 'server-only';
import { inOneChange } from '../db';
import type { Prisma } from '../generated/client';
import { mailQueue } from './mail-queue';
import { QUEUE, within } from './queue';
import { wakeWorkers } from './wake';

/**
 * Stores a mail for delivery, together with its job: when this resolves, it will be delivered whatever ends this process.
 * @param alsoStore what is stored with it or not at all, such as the price that its link shows
 * @returns its id
 */
export async function storeMail(
  mail: Prisma.EmailCreateInput,
  alsoStore: (transaction: Prisma.TransactionClient) => Promise<unknown> = () => Promise.resolve(),
): Promise<string> {
  // Connected ahead: a transaction waits for nothing but the database.
  await mailQueue();
  const id = await inOneChange(async (transaction) => {
    await alsoStore(transaction);
    return storeMailWithin(transaction, mail);
  });
  wakeWorkers();
  return id;
}

/** The same as part of a larger change; who makes it wakes the workers once it is made. */
export async function storeMailWithin(
  transaction: Prisma.TransactionClient,
  mail: Prisma.EmailCreateInput,
): Promise<string> {
  const queue = await mailQueue();
  const id = crypto.randomUUID();
  await transaction.email.create({ data: { ...mail, id }, select: { id: true } });
  // Who waits for a new password waits at the screen.
  await queue.send(QUEUE, {}, { id, priority: mail.kind === 'PasswordReset' ? 1 : 0, ...within(transaction) });
  return id;
}
