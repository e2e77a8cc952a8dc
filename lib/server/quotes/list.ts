import 'server-only';
import type { ListedQuote, QuoteOrder, QuotesAnswer, QuotesQuery } from '@/lib/contracts/quote-answers';
import { quoteStateAt, type QuoteState } from '@/lib/domain/quote-states';
import type { Caller } from '../auth/sessions';
import { database } from '../db';
import type { Prisma } from '../generated/client';
import { dayOf } from './describe';
import { readableQuotes, seesAll } from './stored-quote';

const PAGE = 50;
/** Rows of a spreadsheet. */
export const MAX_ROWS = 10_000;

/** A page of the quotes that a caller may read, each in its newest revision, and what all that were asked for come to. */
export async function listQuotes(caller: Caller, query: QuotesQuery, size = PAGE): Promise<QuotesAnswer> {
  const now = new Date();
  const where: Prisma.QuoteRevisionWhereInput = {
    AND: [
      { quote: readableQuotes(caller) },
      { quote: { number: query.kind === 'mailed' ? null : { not: null } } },
      inState(query.state, now),
      matching(query.search ?? ''),
    ],
  };
  const [rows, count, sum] = await Promise.all([
    database().quoteRevision.findMany({
      where,
      omit: { content: true },
      include: { quote: { include: { dealer: { select: { name: true } } } } },
      orderBy: [orderOf(query.sort ?? 'updated', query.direction === 'up' ? 'asc' : 'desc'), { quoteId: 'asc' }],
      skip: Number(query.page ?? 0) * size,
      take: size,
    }),
    database().quoteRevision.count({ where }),
    database().quoteRevision.aggregate({ where, _sum: { total: true } }),
  ]);
  const Quotes = rows.map((row): ListedQuote => ({
    Id: row.quoteId,
    Number: row.quote.number ?? '',
    Revision: row.revision,
    Dealer: row.quote.dealer.name,
    State: quoteStateAt(row.state, row.validUntil, now),
    CustomerName: row.customerName,
    CustomerEmail: row.customerEmail,
    Total: row.total,
    ValidUntil: dayOf(row.validUntil),
    UpdatedAt: row.updatedAt.toISOString(),
  }));
  return { Quotes, Count: count, Total: sum._sum.total ?? 0, IsAll: seesAll(caller) };
}

/** A revision that was superseded has a newer one, which stands for the quote. */
function inState(state: QuoteState | undefined, now: Date): Prisma.QuoteRevisionWhereInput {
  if (state === undefined) return { state: { not: 'Superseded' } };
  if (state === 'Expired') return { state: 'Sent', validUntil: { lte: now } };
  if (state === 'Sent') return { state, validUntil: { gt: now } };
  return { state };
}

function matching(search: string): Prisma.QuoteRevisionWhereInput {
  const text = { contains: search.trim(), mode: 'insensitive' } as const;
  if (text.contains === '') return {};
  return { OR: [{ customerName: text }, { customerEmail: text }, { quote: { number: text } }] };
}

function orderOf(order: QuoteOrder, direction: Prisma.SortOrder): Prisma.QuoteRevisionOrderByWithRelationInput {
  if (order === 'number') return { quote: { number: direction } };
  if (order === 'customer') return { customerName: direction };
  if (order === 'total') return { total: direction };
  if (order === 'validUntil') return { validUntil: direction };
  return { updatedAt: direction };
}
