import { randomInt } from 'node:crypto';
import type { Prisma } from '../generated/client';

/** No letter or digit that is taken for another when it is read out or copied by hand. */
const LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

/** A fresh dealer code such as 'K7QPM-3XWTD': 49 bits, which ten tries an hour do not guess. */
export function makeDealerCode(): string {
  const letters = Array.from({ length: 10 }, () => LETTERS[randomInt(LETTERS.length)]).join('');
  return `${letters.slice(0, 5)}-${letters.slice(5)}`;
}

/** A code as it is kept, however it was typed. */
export const normalizeDealerCode = (typed: string): string => typed.trim().toUpperCase();

/** The codes that somebody can register with now. */
export function usableCode(code: string, now: Date): Prisma.DealerCodeWhereInput {
  return {
    code,
    OR: [{ expiresAt: null }, { expiresAt: { gt: now } }],
    dealer: { disabledAt: null },
  };
}

/** Takes one use of a code, in one statement, so that its limit holds; the dealer it is for, or null. */
export async function takeDealerCode(db: Prisma.TransactionClient, code: string): Promise<number | null> {
  const taken = await db.$queryRaw<{ dealer_id: number }[]>`
    UPDATE dealer_codes AS c SET use_count = use_count + 1
    FROM dealers AS d
    WHERE c.code = ${code} AND d.id = c.dealer_id AND d.disabled_at IS NULL
      AND (c.expires_at IS NULL OR c.expires_at > now())
      AND (c.use_limit IS NULL OR c.use_count < c.use_limit)
    RETURNING c.dealer_id`;
  return taken[0]?.dealer_id ?? null;
}
