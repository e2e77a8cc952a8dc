import 'server-only';
import { z } from 'zod';
import { quoteNumber, quotePrefixes } from '@/lib/domain/quote-number';
import type { Prisma } from '../generated/client';

/** The number of a quote. A design that was mailed gets one now, where it becomes a quote like any other. */
export async function numbered(
  transaction: Prisma.TransactionClient,
  { id, dealerId, number }: { readonly id: string; readonly dealerId: number; readonly number: string | null },
): Promise<string> {
  if (number !== null) return number;
  const given = await nextNumber(transaction, dealerId, new Date());
  await transaction.quote.update({ where: { id }, data: { number: given }, select: { id: true } });
  return given;
}

/** Names the one lock under which prefixes are chosen, so that two dealers never choose the same. */
const PREFIX_LOCK = 20_261_122;

/**
 * The next number of a dealer's quotes in a year, 'OAK-2026-0007'. Its counter moves in the quote's own transaction: who
 * does not get their quote gives the number back, and the next waits for that, so there are neither holes nor doubles.
 */
export async function nextNumber(transaction: Prisma.TransactionClient, dealerId: number, now: Date): Promise<string> {
  const prefix = await prefixOf(transaction, dealerId);
  const year = now.getUTCFullYear();
  const rows = await transaction.$queryRaw`
    INSERT INTO quote_counters (dealer_id, year, last) VALUES (${dealerId}, ${year}, 1)
    ON CONFLICT (dealer_id, year) DO UPDATE SET last = quote_counters.last + 1
    RETURNING last`;
  const [{ last }] = counted.parse(rows);
  return quoteNumber(prefix, year, last);
}

const counted = z.tuple([z.object({ last: z.number().int() })]);

/** A dealer keeps the prefix of their first quote, whatever they are called later. */
async function prefixOf(transaction: Prisma.TransactionClient, dealerId: number): Promise<string> {
  const known = await transaction.quotePrefix.findUnique({ where: { dealerId } });
  if (known) return known.prefix;
  await transaction.$executeRaw`SELECT pg_advisory_xact_lock(${PREFIX_LOCK})`;
  // A colleague may have been first.
  const first = await transaction.quotePrefix.findUnique({ where: { dealerId } });
  if (first) return first.prefix;
  const { name } = await transaction.dealer.findUniqueOrThrow({ where: { id: dealerId }, select: { name: true } });
  const prefix = await freePrefix(transaction, name);
  await transaction.quotePrefix.create({ data: { dealerId, prefix } });
  return prefix;
}

async function freePrefix(transaction: Prisma.TransactionClient, dealer: string): Promise<string> {
  for (const prefixes = quotePrefixes(dealer); ;) {
    const prefix = prefixes.next().value;
    if (!(await transaction.quotePrefix.findUnique({ where: { prefix } }))) return prefix;
  }
}
