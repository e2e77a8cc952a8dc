import 'server-only';
import { env } from '../env';
import type { Email, Prisma } from '../generated/client';
import { mailQueue } from './mail-queue';
import { QUEUE, within } from './queue';

/**
 * Has the sender of a mail told whom it has not reached; in the change that says so, so that it is neither lost nor
 * doubled. Account mail has no sender, nor has a notice: nobody is told of those but the operator.
 * @param untaken recipients that did not get it
 */
export async function notifySender(
  transaction: Prisma.TransactionClient,
  mail: Email,
  untaken: readonly string[],
): Promise<void> {
  const sender = mail.ccAddress;
  if ((mail.kind !== 'Design' && mail.kind !== 'Quote') || sender === null || isAmong(sender, untaken)) return;
  const id = crypto.randomUUID();
  const message = [
    `Your mail of ${mail.createdAt.toUTCString()} by ${env.SHOP_NAME} was not delivered to ${untaken.join(' and ')}.`,
    'The mail server there refused it, or could not be reached for a day. Please check the address and send it again.',
  ].join('\n\n');
  await transaction.email.create({ data: { id, kind: 'Notice', toAddress: sender, message }, select: { id: true } });
  await (await mailQueue()).send(QUEUE, {}, { id, ...within(transaction) });
}

const isAmong = (address: string, addresses: readonly string[]): boolean =>
  addresses.some((each) => each.toLowerCase() === address.toLowerCase());
