import 'server-only';
import { inOneChange } from '../db';
import type { Caller } from '../auth/sessions';
import type { Prisma } from '../generated/client';
import { countAttempt } from '../auth/limits';
import { Problem } from '../http/problem';
import { mailQueue } from '../mail/mail-queue';
import { wakeWorkers } from '../mail/wake';
import { numbered } from './number';
import { hasOrderHook } from './hand-overs';
import { storeHandOver } from './order-hook';
import { columnsOf } from './save';
import { holdOwnQuote, revisionKey, type StoredQuote } from './stored-quote';

type Asked = { readonly Id: string; readonly Version: number };

/** Makes the next revision, a draft with what was frozen; the one that was sent holds no more. */
export async function reviseQuote(caller: Caller, asked: Asked): Promise<void> {
  await inOneChange(async (transaction) => {
    const held = await holdOwnQuote(transaction, caller, asked, 'revise');
    const { quote, revision, content } = held;
    await numbered(transaction, quote);
    await endPrices(transaction, held);
    await transaction.quoteRevision.update({
      where: revisionKey(held),
      data: { state: 'Superseded', version: { increment: 1 } },
      select: { version: true },
    });
    const next = revision.revision + 1;
    await transaction.quoteRevision.create({
      data: {
        ...columnsOf(content),
        quoteId: quote.id,
        revision: next,
        // Counted on, so that who has the old one open is told.
        version: revision.version + 1,
        validUntil: revision.validUntil,
        savedBy: caller.email,
      },
      select: { version: true },
    });
    await transaction.quote.update({ where: { id: quote.id }, data: { revision: next }, select: { id: true } });
  });
}

/** Closes all links of a quote that was sent; sending it again makes a new one. */
export async function revokeQuote(caller: Caller, asked: Asked): Promise<void> {
  await inOneChange(async (transaction) => {
    const held = await holdOwnQuote(transaction, caller, asked, 'revoke');
    await endPrices(transaction, held);
    await transaction.quoteLink.updateMany({
      where: { quoteId: held.quote.id, revokedAt: null },
      data: { revokedAt: new Date() },
    });
    await transaction.quoteRevision.update({
      where: revisionKey(held),
      data: { version: { increment: 1 } },
      select: { version: true },
    });
  });
}

/** Sends the order of an accepted quote to the other system once more. @throws Problem 409 where no address is set */
export async function handOverQuote(caller: Caller, asked: Asked): Promise<void> {
  if (!hasOrderHook()) throw new Problem(409, 'No address for orders is set.');
  await countAttempt('mailByAccount', caller.userId);
  await mailQueue();
  await inOneChange(async (transaction) => {
    await storeHandOver(transaction, await holdOwnQuote(transaction, caller, asked, 'handOver'));
  });
  wakeWorkers();
}

/** What the pieces of a revision open at ends with it: their links say so, and no other price stands beside it. */
async function endPrices(transaction: Prisma.TransactionClient, { revision }: StoredQuote): Promise<void> {
  const hashes = revision.links.flatMap(({ givenHashes }) => givenHashes);
  const now = new Date();
  await transaction.givenPrice.updateMany({
    where: { tokenHash: { in: hashes }, goodUntil: { gt: now } },
    data: { goodUntil: now },
  });
}
