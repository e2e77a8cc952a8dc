import 'server-only';
import type { HandOver } from '@/lib/contracts/quote-answers';
import { database } from '../db';
import { env } from '../env';

/** Whether orders are sent anywhere. */
export const hasOrderHook = (): boolean => env.ORDER_WEBHOOK_URL !== undefined;

const LOGGED = { kind: 'OrderHook' } as const;
const MOST_SHOWN = 10;

/** How the order of a quote has been sent, the last first. */
export async function handOversOf(quoteId: string): Promise<HandOver[]> {
  const rows = await database().email.findMany({
    where: { ...LOGGED, quoteId },
    orderBy: { createdAt: 'desc' },
    take: MOST_SHOWN,
    select: { createdAt: true, status: true, attempts: true, lastError: true },
  });
  return rows.map(({ createdAt, status, attempts, lastError }) => ({
    At: createdAt.toISOString(),
    State: status,
    Attempts: attempts,
    Problem: lastError ?? '',
  }));
}

/** The same of all quotes, a line each, for a terminal. */
export async function describeHandOvers(): Promise<readonly string[]> {
  const rows = await database().email.findMany({ where: LOGGED, orderBy: { createdAt: 'asc' } });
  const quotes = await database().quote.findMany({
    where: { id: { in: rows.flatMap(({ quoteId }) => quoteId ?? []) } },
  });
  return rows.map(({ quoteId, createdAt, status, attempts, lastError, toAddress }) => {
    const number = quotes.find(({ id }) => id === quoteId)?.number ?? '';
    const tries = `${attempts} ${attempts === 1 ? 'attempt' : 'attempts'}`;
    return `${number}  ${createdAt.toISOString()}  ${status}  to ${toAddress}  ${tries}${lastError === null ? '' : `: ${lastError}`}`;
  });
}
