import 'server-only';
import { z } from 'zod';
import type { SaveQuoteRequest } from '@/lib/contracts/quote';
import { goodUntil } from '@/lib/domain/price-term';
import type { Caller } from '../auth/sessions';
import { database, inOneChange } from '../db';
import type { Prisma } from '../generated/client';
import { Problem } from '../http/problem';
import { moneyOf, quoteContentSchema, unpriced, type QuoteContent } from './content';
import { endOfDay } from './describe';
import { freezePieces, type Picture } from './freeze';
import { nextNumber } from './number';
import { findQuote, holdOwnQuote, ownQuotes, revisionKey, type StoredQuote } from './stored-quote';

/**
 * Saves a draft, new (`Version` 0) or edited, with its pieces frozen. A new one that is saved again under its id is the
 * same quote, so that a caller who never heard the answer can ask again.
 * @throws Problem 400 for a sku that is none, 404 for none of the caller's, 409 when somebody else has saved it meanwhile
 */
export async function saveQuote(caller: Caller, request: SaveQuoteRequest): Promise<void> {
  const known = await findQuote(request.Id, ownQuotes(caller));
  if (known && request.Version === 0 && known.revision.version === 1) return;
  const { pieces, pictures } = await freezePieces(caller, request, known?.content.pieces ?? []);
  const content: QuoteContent = {
    customer: request.Customer,
    pieces: [...pieces],
    discountPercent: request.DiscountPercent,
    delivery: request.Delivery,
    taxPercent: request.TaxPercent,
    depositPercent: request.DepositPercent,
    contact: request.Contact,
    terms: request.Terms,
  };
  const data = { ...columnsOf(content), validUntil: endOfDay(request.ValidUntil), savedBy: caller.email };
  await inOneChange(async (transaction) => {
    await keepPictures(transaction, pictures);
    if (request.Version === 0) {
      await refuseKnown(transaction, request.Id);
      await createQuote(transaction, caller, request.Id, data);
      return;
    }
    const held = await holdOwnQuote(transaction, caller, request, 'save');
    await transaction.quoteRevision.update({
      where: revisionKey(held),
      data: { ...data, version: { increment: 1 } },
      select: { version: true },
    });
  });
}

/** A new draft with the pieces of another quote, as they were frozen; `newId` makes it one, however often it is asked for. */
export async function copyQuote(caller: Caller, source: StoredQuote, newId: string): Promise<void> {
  if (await findQuote(newId, ownQuotes(caller))) return;
  const { content, revision } = source;
  const usual = goodUntil(new Date());
  const validUntil = revision.validUntil > usual ? revision.validUntil : usual;
  await inOneChange(async (transaction) => {
    await refuseKnown(transaction, newId);
    await createQuote(transaction, caller, newId, { ...columnsOf(content), validUntil, savedBy: caller.email });
  });
}

type Columns = Omit<Prisma.QuoteRevisionUncheckedCreateInput, 'quoteId' | 'revision'>;

/** What of the content stands in columns of its own. */
export const columnsOf = (
  content: QuoteContent,
): Pick<Columns, 'customerName' | 'customerEmail' | 'total' | 'content'> & {
  content: Prisma.InputJsonValue;
} => ({
  customerName: content.customer.Name,
  customerEmail: content.customer.Email,
  total: unpriced(content).length > 0 ? 0 : moneyOf(content).total,
  content: z.json().parse(quoteContentSchema.parse(content)) ?? {},
});

/** The dealer whose quotes a caller makes. */
export async function dealerOf(transaction: Prisma.TransactionClient, { userId }: Caller): Promise<number> {
  const where = { id: userId };
  return (await transaction.user.findUniqueOrThrow({ where, select: { dealerId: true } })).dealerId;
}

async function createQuote(transaction: Prisma.TransactionClient, caller: Caller, id: string, data: Columns) {
  const dealerId = await dealerOf(transaction, caller);
  const number = await nextNumber(transaction, dealerId, new Date());
  await transaction.quote.create({ data: { id, dealerId, number }, select: { id: true } });
  await transaction.quoteRevision.create({ data: { ...data, quoteId: id, revision: 1 }, select: { version: true } });
}

/** Two that save a new quote under one id at the same moment: one is told, and finds it there. */
async function refuseKnown(transaction: Prisma.TransactionClient, id: string): Promise<void> {
  await transaction.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${id}, 0))`;
  if (await transaction.quote.findUnique({ where: { id }, select: { id: true } })) {
    throw new Problem(409, 'This quote has been saved already. Open it again.');
  }
}

export async function keepPictures(transaction: Prisma.TransactionClient, pictures: readonly Picture[]): Promise<void> {
  await transaction.quotePicture.createMany({ data: [...pictures], skipDuplicates: true });
}

/** Bytes of a picture; null for a hash that is none. */
export const quotePictureBytes = async (hash: string): Promise<Uint8Array<ArrayBuffer> | null> =>
  (await database().quotePicture.findUnique({ where: { hash } }))?.bytes ?? null;
