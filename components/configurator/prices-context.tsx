'use client';

import { createContext, use, type ReactNode } from 'react';
import type { GivenPrice } from '@/lib/contracts/given-price';
import type { Configuration } from '@/lib/domain/configuration';
import type { Prices } from '@/lib/domain/prices';
import { discount, type Discount } from '@/lib/domain/discount';
import { PRICE_FALLBACK, dollars } from '@/lib/domain/summary';
import { pricesQuery, type AskedSelection } from '@/lib/client/configuration-queries';
import { selectionToWire } from '@/lib/contracts/selection';
import { useDealerSettings, type DealerSettings } from '@/lib/client/dealer-settings';
import { useSession } from '@/lib/client/session';
import { useAnswer } from '@/lib/client/use-answer';
import { givenView, type GivenView } from './given-price';

/** Prices of the configuration on show, as every part of the screen that names a price takes them. */
export interface PriceView {
  readonly prices: Prices | null;
  /** A newer answer is on its way; what is shown is dimmed. */
  readonly isStale: boolean;
  /** Nobody answers at present: what is shown is the last price, of another configuration. */
  readonly isOffline: boolean;
  /** Whole dollars; null when there is no price to be had. In customer view what the customer pays. */
  readonly total: number | null;
  /** The total, or 'See associate for price' (specification §9); blank until it is known for whom. */
  readonly totalText: string;
  /** What a dealer takes off; null when nothing is, and in customer view. */
  readonly discount: Discount | null;
  /** What is off every total on show: in customer view the discount, else null. */
  readonly customerPercent: number | null;
  /** False in customer view with a discount: prices that add up to more would tell it. */
  readonly hasRowPrices: boolean;
  /** On the page of a mail's link what is to be said of the price that was given; null everywhere else. */
  readonly given: GivenView | null;
}

const NO_PRICE = priceView(
  null,
  { isStale: false, isOffline: false },
  { discountPercent: null, isCustomerView: false },
);

const PricesContext = createContext<PriceView>(NO_PRICE);

export const usePrices = (): PriceView => use(PricesContext);

/** The price that a mail's link shows to whoever is not signed in; null on every other page. */
const GivenContext = createContext<GivenPrice | null>(null);

interface PricesProviderProps {
  readonly configuration: Configuration;
  readonly initialPrices: Prices | null;
  readonly given?: GivenPrice;
  readonly children: ReactNode;
}

/** Asks for prices pick by pick and dealer by dealer. A new answer renders only those who read it, not the sections. */
export function PricesProvider({ given, children, ...shown }: PricesProviderProps) {
  return (
    <GivenContext value={given ?? null}>
      <PricesOnShow {...shown}>{children}</PricesOnShow>
    </GivenContext>
  );
}

function PricesOnShow({ configuration, initialPrices, children }: Omit<PricesProviderProps, 'given'>) {
  return <PricesContext value={usePricesOf(configuration, initialPrices)}>{children}</PricesContext>;
}

/** Prices of a configuration as the caller sees them, whether it is on show or only considered. */
export function usePricesOf(configuration: Configuration, initialPrices: Prices | null): PriceView {
  const price = useGivenPrice();
  const given = price && givenView(price, configuration.sku);
  const holds = given?.kind === 'holds';
  const { family } = configuration;
  const view = useSelectionPrices(holds ? null : { family, selection: selectionToWire(configuration) }, initialPrices);
  if (!price || !holds) return { ...view, given };
  return { ...NO_PRICE, given, prices: price.prices, total: price.total, totalText: dollars(price.total) };
}

/** The price of a mail's link, for whoever is not signed in. */
function useGivenPrice(): GivenPrice | null {
  const session = useSession();
  const price = use(GivenContext);
  return session.status === 'in' ? null : price;
}

/** Whether the shop's own prices are to stay unseen: the customer of a dealer's mail reads the dealer's or none. */
export const useHidesShopPrices = (): boolean => (useGivenPrice()?.dealer ?? null) !== null;

/** The same for a selection as it goes over the wire, such as that of a stored design; null asks nothing. */
export function useSelectionPrices(asked: AskedSelection | null, initialPrices: Prices | null): PriceView {
  const session = useSession();
  const isHidden = useHidesShopPrices();
  const caller = session.status === 'in' ? session : null;
  const query = session.status === 'checking' || isHidden || !asked ? null : pricesQuery(asked, caller);
  const { value, ...freshness } = useAnswer(query, initialPrices);
  const view = priceView(value, freshness, useDealerSettings(session));
  return isHidden ? NO_PRICE : view;
}

/** Keeps the line's height while there is nothing to say. */
const BLANK = '\u00a0';

function priceView(
  prices: Prices | null,
  { isStale, isOffline }: Pick<PriceView, 'isStale' | 'isOffline'>,
  settings: DealerSettings,
): PriceView {
  const wholeTotal = prices?.isValid ? prices.total : null;
  const given = wholeTotal === null ? null : discount(wholeTotal, settings.discountPercent);
  const total = settings.isCustomerView && given ? given.discountedTotal : wholeTotal;
  const fallback = isOffline || (prices === null && isStale) ? BLANK : PRICE_FALLBACK;
  return {
    prices,
    isStale,
    isOffline,
    total,
    totalText: total === null ? fallback : dollars(total),
    discount: settings.isCustomerView ? null : given,
    customerPercent: settings.isCustomerView ? settings.discountPercent : null,
    hasRowPrices: !(settings.isCustomerView && given),
    given: null,
  };
}
