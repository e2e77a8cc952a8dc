'use client';

import { createContext, startTransition, use, useEffect, useMemo, useState, type ReactNode } from 'react';
import type { KnownPrices } from '@/lib/client/option-prices';
import type { Configuration } from '@/lib/domain/configuration';
import { discount } from '@/lib/domain/discount';
import type { PickAction } from '@/lib/domain/picks';
import type { Candidate } from '@/lib/domain/restrictions';
import { dollars } from '@/lib/domain/summary';
import { useSession } from '@/lib/client/session';
import { IN_BUDGET, useBudgetWord, type BudgetWord } from './budget/budget-context';
import { useHidesShopPrices, usePrices } from './prices-context';
import type { ConfiguratorState } from './use-configuration';

/** What a pick does to the total, for the eye and for the ear. */
export interface OptionPrice {
  /** '+$120', '−$45', 'same', 'See associate'. */
  readonly shown: string;
  readonly said: string;
  /** 'in budget' or 'over budget'; '' while nobody has named one. */
  readonly budget: string;
}

export interface OptionPrices {
  readonly configuration: Configuration;
  readonly differenceOf: (action: PickAction) => number | null | undefined;
  /** What a second stain adds once it differs; null where the maker does not quote it. */
  readonly twoToneAddition: number | null;
}

/** For the steps: a closed one keeps what it was told last. */
export const OptionPricesContext = createContext<OptionPrices | null>(null);

/** Prices of the options where a configuration stands; null until they are known, and for any other configuration. */
export function useOptionPrices(configuration: Configuration): OptionPrices | null {
  const prices = use(OptionPricesContext);
  return prices?.configuration === configuration ? prices : null;
}

/** What one pick does to the total; null while nobody knows, and for what is refused. */
export function useOptionPrice(configuration: Configuration, action: PickAction): OptionPrice | null {
  const difference = useOptionPrices(configuration)?.differenceOf(action);
  const budget = useBudgetWord(configuration)(action);
  if (difference === undefined) return budget === '' ? null : { shown: '', said: '', budget };
  return { ...inWords(difference), budget };
}

export function inWords(difference: number | null): Omit<OptionPrice, 'budget'> {
  if (difference === null) return { shown: 'See associate', said: 'See associate for price' };
  if (difference === 0) return { shown: 'same', said: 'same price' };
  const amount = dollars(Math.abs(difference));
  return difference > 0
    ? { shown: `+${amount}`, said: `${amount} more` }
    : { shown: `−${amount}`, said: `${amount} less` };
}

/** A price with what the budget says of it, as it is read out. */
export const saidOf = ({ said, budget }: OptionPrice): string => [said, budget].filter(Boolean).join(', ');

/** What the least dear of several picks does to the total: 'from +$85' where they differ. */
export function leastPrice(
  prices: OptionPrices | null,
  budgetOf: (action: PickAction) => BudgetWord,
  candidates: readonly Candidate[],
): OptionPrice | null {
  const actions = candidates.map((candidate) => ({ type: 'pick', ...candidate }) as const);
  const known = actions.flatMap((action) => prices?.differenceOf(action) ?? []);
  if (known.length === 0) return null;
  const least = Math.min(...known);
  const { shown, said } = inWords(least);
  const words = actions.map(budgetOf);
  const budget = words.find((word) => word === IN_BUDGET) ?? words.find((word) => word !== '') ?? '';
  if (known.every((each) => each === least)) return { shown, said, budget };
  return { shown: `from ${shown}`, said: `from ${said}`, budget };
}

/** What is known, and of what and for whom. */
interface Known {
  readonly configuration: Configuration;
  readonly owner: string;
  readonly answer: KnownPrices;
}

const load = () => import('@/lib/client/option-prices');

interface ProviderProps {
  readonly state: ConfiguratorState;
  readonly children: ReactNode;
}

/**
 * Asks what every option would cost once the price of the piece is there and the screen has come to rest. A pick puts the
 * answers away at once; one that comes late, or tells of another total than the one on show, is not shown.
 */
export function OptionPricesProvider({ state: { configuration, wanted }, children }: ProviderProps) {
  const session = useSession();
  const { prices, isStale, customerPercent } = usePrices();
  const isHidden = useHidesShopPrices();
  const [known, setKnown] = useState<Known | null>(null);
  const { token = null, markup = null } = session.status === 'in' ? session : {};
  const owner = `${session.status} ${token} ${markup}`;
  const isWaiting = isHidden || isStale || session.status === 'checking' || !prices?.isValid;

  useEffect(() => {
    if (isWaiting) return;
    const stop = new AbortController();
    const ask = async () => {
      const { askOptionPrices } = await load();
      if (stop.signal.aborted) return;
      const dealer = token === null ? null : { token, markup };
      const answer = await askOptionPrices({ configuration, wanted }, dealer, stop.signal);
      // Every option of the open step takes its price; a hand that comes meanwhile goes first.
      if (answer && !stop.signal.aborted) startTransition(() => setKnown({ configuration, owner, answer }));
    };
    // Without an answer no option says anything; the next pick asks again.
    const cancel = whenIdle(() => void ask().catch(() => {}));
    return () => {
      cancel();
      stop.abort();
    };
  }, [configuration, wanted, owner, token, markup, isWaiting]);

  const answer = known?.configuration === configuration && known.owner === owner && !isWaiting ? known.answer : null;
  const total = prices?.total;
  const value = useMemo((): OptionPrices | null => {
    if (!answer || answer.total !== total) return null;
    const shownTotal = (whole: number) => discount(whole, customerPercent)?.discountedTotal ?? whole;
    const differenceOf = (action: PickAction) => {
      const difference = answer.of(action);
      return typeof difference === 'number' ? shownTotal(total + difference) - shownTotal(total) : difference;
    };
    return { configuration, differenceOf, twoToneAddition: answer.twoToneAddition };
  }, [answer, total, customerPercent, configuration]);
  return <OptionPricesContext value={value}>{children}</OptionPricesContext>;
}

const REST_MS = 80;

/** Calls back when the browser has painted and has time. @returns takes it back */
function whenIdle(callback: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(callback, REST_MS);
    return () => clearTimeout(timer);
  }
  const request = window.requestIdleCallback(callback, { timeout: 1000 });
  return () => window.cancelIdleCallback(request);
}
