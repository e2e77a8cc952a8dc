import type PgBoss from 'pg-boss';
import type { Email, PrismaClient } from '../generated/client';
import { QUEUE, within } from './queue';

/** Says which mails are not out, for a terminal: failed ones, and those that wait. Never what stands in them. */
export async function describeMails(db: PrismaClient): Promise<readonly string[]> {
  const mails = await db.email.findMany({
    where: { status: { not: 'Sent' } },
    orderBy: { createdAt: 'asc' },
    omit: { attachment: true, message: true, design: true },
  });
  return mails.map(describe);
}

const WHAT: Readonly<Partial<Record<Email['kind'], string>>> = {
  PasswordReset: 'password reset',
  Notice: 'notice to a sender',
  Quote: 'quote',
  OrderHook: 'order',
};

type Listed = Omit<Email, 'attachment' | 'message' | 'design'>;

function describe({ id, status, kind, toAddress, customSku, attempts, lastError, createdAt }: Listed): string {
  const what = WHAT[kind] ?? customSku ?? 'message';
  const tries = `${attempts} ${attempts === 1 ? 'attempt' : 'attempts'}`;
  const why = lastError === null ? '' : `: ${lastError}`;
  return `${id}  ${status}  ${createdAt.toISOString()}  to ${toAddress}  ${what}  ${tries}${why}`;
}

/**
 * Puts failed mails back into the queue, as if they were new.
 * @param id one mail; null for all that have failed
 * @returns how many there were
 */
export async function retryMails(db: PrismaClient, queue: PgBoss, id: string | null): Promise<number> {
  return db.$transaction(async (transaction) => {
    const failed = await transaction.email.findMany({
      where: { status: 'Failed', ...(id !== null && { id }) },
      select: { id: true },
    });
    for (const mail of failed) {
      await transaction.email.update({ where: mail, data: { status: 'Pending', attempts: 0 } });
      // A mail's job has its id, so the one that has failed makes way.
      await queue.deleteJob(QUEUE, mail.id, within(transaction));
      await queue.send(QUEUE, {}, { id: mail.id, ...within(transaction) });
    }
    return failed.length;
  });
}
