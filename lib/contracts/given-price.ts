import type { Prices } from '@/lib/domain/prices';

/**
 * The price that a mailed design was given at, as its link shows it (specification §17.6). It holds what the customer may
 * see and nothing else: no markup, no percentage off.
 */
export interface GivenPrice {
  /** The design that it is the price of, and of no other. */
  readonly sku: string;
  /** Whole dollars. */
  readonly total: number;
  /** Prices of the rows; null where rows that add up to more would tell a discount. */
  readonly prices: Prices | null;
  /** Name of the dealer who gave it; null for the shop's public price of that day. */
  readonly dealer: string | null;
  /** Days as people read them: 'November 22, 2026'. */
  readonly givenOn: string;
  readonly goodUntil: string;
  readonly hasEnded: boolean;
}
