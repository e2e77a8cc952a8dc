import 'server-only';
import { z } from 'zod';
import type { GivenPrice } from '@/lib/contracts/given-price';
import { pricesFromWire } from '@/lib/contracts/prices';
import type { FamilyDefinition } from '@/lib/domain/family';
import { goodUntil as usuallyGoodUntil } from '@/lib/domain/price-term';
import { database } from '../db';
import type { Prisma } from '../generated/client';
import { hashSecretToken, makeSecretToken } from '../security/secret-token';

const contentSchema = z.object({
  sku: z.string(),
  total: z.number().int(),
  /** A price call's answer; null where its rows would tell a discount. */
  prices: z.record(z.string(), z.unknown()).nullable(),
  dealer: z.string().nullable(),
});

/** What a price is given for, and by whom. */
export interface Giving {
  readonly sku: string;
  readonly total: number;
  /** A price call's answer. */
  readonly prices: Readonly<Record<string, unknown>> | null;
  readonly dealer: string | null;
}

/**
 * A price that is about to be given: the row to store together with its mail, and the token that only the mail tells.
 * @param terms a quote says both itself (specification §23.5)
 */
export function givePrice(
  giving: Giving,
  terms: { readonly token?: string; readonly goodUntil?: Date } = {},
): { token: string; row: Prisma.GivenPriceCreateInput; goodUntil: Date } {
  const givenAt = new Date();
  const { token = makeSecretToken(), goodUntil = usuallyGoodUntil(givenAt) } = terms;
  const content = contentSchema.parse(giving);
  const row = { tokenHash: hashSecretToken(token), content: z.json().parse(content) ?? {}, givenAt, goodUntil };
  return { token, row, goodUntil };
}

/** The price that a link's token stands for, ended or not; null for a token that nobody has been sent. */
export async function findGivenPrice(token: string, family: FamilyDefinition): Promise<GivenPrice | null> {
  const row = await database().givenPrice.findUnique({ where: { tokenHash: hashSecretToken(token) } });
  if (!row) return null;
  const { prices, ...content } = contentSchema.parse(row.content);
  return {
    ...content,
    prices: prices && pricesFromWire(family, prices),
    givenOn: dayInWords(row.givenAt),
    goodUntil: dayInWords(row.goodUntil),
    hasEnded: row.goodUntil <= new Date(),
  };
}

/** 'November 22, 2026', by the world's clock: mail and page must name the same day. */
export const dayInWords = (day: Date): string =>
  day.toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
