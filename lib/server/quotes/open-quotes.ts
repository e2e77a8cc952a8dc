import 'server-only';
import type { Prisma } from '../generated/client';
import { quoteContentSchema, type QuoteContent } from './content';

/** A quote that somebody may still send or accept. */
export interface OpenQuote {
  readonly id: string;
  readonly number: string;
  readonly state: 'Draft' | 'Sent';
  readonly total: number;
  readonly content: QuoteContent;
}

const BATCH = 100;

const openAt = (now: Date): Prisma.QuoteRevisionWhereInput => ({
  // A design that was only mailed has no number and keeps its price by itself.
  quote: { number: { not: null } },
  OR: [{ state: 'Draft' }, { state: 'Sent', validUntil: { gt: now } }],
});

export const countOpenQuotes = (db: Prisma.TransactionClient): Promise<number> =>
  db.quoteRevision.count({ where: openAt(new Date()) });

/** Every open quote in its newest revision, of all dealers, by number; a hundred at a time. */
export async function* openQuotes(db: Prisma.TransactionClient): AsyncGenerator<readonly OpenQuote[]> {
  const where = openAt(new Date());
  for (let skip = 0; ; skip += BATCH) {
    const rows = await db.quoteRevision.findMany({
      where,
      include: { quote: { select: { number: true } } },
      orderBy: [{ quote: { number: 'asc' } }, { quoteId: 'asc' }],
      skip,
      take: BATCH,
    });
    yield rows.flatMap(({ quoteId: id, state, total, content, quote: { number } }) =>
      (state === 'Draft' || state === 'Sent') && number !== null
        ? [{ id, number, state, total, content: quoteContentSchema.parse(content) }]
        : [],
    );
    if (rows.length < BATCH) return;
  }
}
