'use client';

import { useQuery } from '@tanstack/react-query';
import { pricesQuery } from '@/lib/client/configuration-queries';
import { PRICE_FALLBACK, dollars } from '@/lib/domain/summary';
import type { Configuration } from './use-configuration';

/**
 * Prices of the configuration on show. While newer ones are on their way the last stay, marked stale; the total's text
 * is the fallback when there is no price to be had (SPEC §9).
 */
export function usePrices({ family, selection }: Configuration) {
  const query = useQuery(pricesQuery(family, selection));
  const prices = query.data ?? null;
  return {
    prices,
    isStale: query.isPlaceholderData || query.isPending,
    total: prices?.isValid ? prices.total : null,
    totalText: prices?.isValid ? dollars(prices.total) : PRICE_FALLBACK,
  };
}

export type PriceView = ReturnType<typeof usePrices>;
