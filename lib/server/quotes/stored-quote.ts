import 'server-only';
import type { QuoteQuery } from '@/lib/contracts/quote-answers';
import { canQuote, quoteStateAt, type QuoteAction, type QuoteState } from '@/lib/domain/quote-states';
import type { Caller } from '../auth/sessions';
import { database } from '../db';
import type { Prisma } from '../generated/client';
import { Problem } from '../http/problem';
import { quoteContentSchema, type QuoteContent } from './content';

/** @param revision the newest when it is not said */
const wholeOf = (revision?: number) =>
  ({
    dealer: { select: { name: true } },
    revisions: {
      where: { revision },
      orderBy: { revision: 'desc' },
      take: 1,
      include: {
        links: {
          orderBy: { createdAt: 'desc' },
          select: { revokedAt: true, tokenHash: true, givenHashes: true, sealedToken: true },
        },
      },
    },
  }) as const satisfies Prisma.QuoteInclude;
type Row = Prisma.QuoteGetPayload<{ include: ReturnType<typeof wholeOf> }>;

/** A quote in its newest revision, unless an earlier one was asked for. */
export interface StoredQuote {
  readonly quote: Row;
  readonly revision: Row['revisions'][number];
  readonly content: QuoteContent;
  /** As of the moment it was read. */
  readonly state: QuoteState;
}

/** Quotes of the caller's dealer: those they may change. */
export const ownQuotes = (caller: Caller): Prisma.QuoteWhereInput => ({
  dealer: { users: { some: { id: caller.userId } } },
});

/** Quotes that a caller may read: an admin of the catalogue all, everybody else those of their dealer. */
export const readableQuotes = (caller: Caller): Prisma.QuoteWhereInput => (seesAll(caller) ? {} : ownQuotes(caller));

export const seesAll = ({ role }: Caller): boolean => role === 'CatalogueAdmin';

/** One of those quotes; null for one that is unknown or somebody else's. */
export const findQuote = (
  id: string,
  among: Prisma.QuoteWhereInput,
  client?: Prisma.TransactionClient,
): Promise<StoredQuote | null> => firstQuote({ AND: [{ id }, among] }, client);

/** For the shop's own people at a terminal. */
export const findQuoteByNumber = (number: string): Promise<StoredQuote | null> => firstQuote({ number });

async function firstQuote(
  where: Prisma.QuoteWhereInput,
  client: Prisma.TransactionClient = database(),
  asked?: number,
): Promise<StoredQuote | null> {
  const quote = await client.quote.findFirst({ where, include: wholeOf(asked) });
  const revision = quote?.revisions[0];
  if (!quote || !revision) return null;
  const content = quoteContentSchema.parse(revision.content);
  return { quote, revision, content, state: quoteStateAt(revision.state, revision.validUntil, new Date()) };
}

/** @throws Problem 404 in the same words for one that is unknown and one that is somebody else's */
export async function requireQuote(
  id: string,
  among: Prisma.QuoteWhereInput,
  client?: Prisma.TransactionClient,
): Promise<StoredQuote> {
  const found = await findQuote(id, among, client);
  if (!found) throw noSuchQuote();
  return found;
}

/** The same in the revision that is asked for, to be read. @throws Problem 404 for a revision that there is none of, too */
export async function requireRevision(
  { id, revision }: QuoteQuery,
  among: Prisma.QuoteWhereInput,
): Promise<StoredQuote> {
  const asked = revision === undefined ? undefined : Number(revision);
  const found = await firstQuote({ AND: [{ id }, among] }, database(), asked);
  if (!found) throw noSuchQuote();
  return found;
}

const noSuchQuote = () => new Problem(404, 'There is no such quote.');

/** Waits for whoever else is changing a quote, and keeps others waiting until this change is made. */
export async function holdQuote(transaction: Prisma.TransactionClient, id: string): Promise<void> {
  await transaction.$queryRaw`SELECT 1 FROM quotes WHERE id = ${id}::uuid FOR UPDATE`;
}

/**
 * A quote that is about to be changed, held until it is.
 * @throws Problem 404 for none of the caller's; 409 when somebody has changed it since it was read, or its state forbids it
 */
export async function holdOwnQuote(
  transaction: Prisma.TransactionClient,
  caller: Caller,
  { Id, Version }: { readonly Id: string; readonly Version: number },
  action: QuoteAction,
): Promise<StoredQuote> {
  // Nobody waits for somebody else's quote, or the wait would tell that it is there.
  await transaction.$queryRaw`
    SELECT 1 FROM quotes JOIN users USING (dealer_id)
    WHERE quotes.id = ${Id}::uuid AND users.id = ${caller.userId}::uuid FOR UPDATE OF quotes`;
  const found = await requireQuote(Id, ownQuotes(caller), transaction);
  if (found.revision.version !== Version) {
    throw new Problem(409, `${found.revision.savedBy} has changed this quote since you opened it. Open it again.`);
  }
  if (!canQuote(action, found.state)) {
    throw new Problem(409, `A quote that is ${found.state.toLowerCase()} cannot be changed in this way.`);
  }
  return found;
}

/** Row of a revision, as `where`. */
export const revisionKey = ({ revision: { quoteId, revision } }: StoredQuote) => ({
  quoteId_revision: { quoteId, revision },
});
