'use client';

import { createContext, use, type ReactNode } from 'react';
import type { Prices } from '@/lib/domain/prices';
import { PRICE_FALLBACK, dollars } from '@/lib/domain/summary';
import { pricesQuery } from '@/lib/client/configuration-queries';
import { useAnswer } from '@/lib/client/use-answer';
import type { Configuration } from './use-configuration';

/** Prices of the configuration on show, as every part of the screen that names a price takes them. */
export interface PriceView {
  readonly prices: Prices | null;
  /** A newer answer is on its way; what is shown is dimmed. */
  readonly isStale: boolean;
  /** Whole dollars; null when there is no price to be had. */
  readonly total: number | null;
  /** The total, or 'See associate for price' (SPEC §9). */
  readonly totalText: string;
}

const PricesContext = createContext<PriceView>({
  prices: null,
  isStale: false,
  total: null,
  totalText: PRICE_FALLBACK,
});

export const usePrices = (): PriceView => use(PricesContext);

interface PricesProviderProps {
  readonly configuration: Configuration;
  readonly initialPrices: Prices | null;
  readonly children: ReactNode;
}

/** Asks for prices pick by pick. A new answer renders only those who read it, not the sections. */
export function PricesProvider({ configuration, initialPrices, children }: PricesProviderProps) {
  const { family, selection } = configuration;
  const { value, isStale } = useAnswer(pricesQuery(family, selection), initialPrices);
  const total = value?.isValid ? value.total : null;
  const view = { prices: value, isStale, total, totalText: total === null ? PRICE_FALLBACK : dollars(total) };
  return <PricesContext value={view}>{children}</PricesContext>;
}
