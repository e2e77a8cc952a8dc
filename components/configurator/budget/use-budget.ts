'use client';

import { useEffect, useMemo, useState } from 'react';
import { askBudget } from '@/lib/client/budget';
import { useSession } from '@/lib/client/session';
import type { KnownBudget } from '@/lib/contracts/budget';
import { actionKey } from '@/lib/contracts/option-prices';
import type { Configuration } from '@/lib/domain/configuration';
import { wholeBudget } from '@/lib/domain/discount';
import { usePrices } from '../prices-context';
import type { ConfiguratorState } from '../use-configuration';
import { useShowBudget } from './budget-context';

/** A pause this long while typing or picking means that it stands. */
const PAUSE_MS = 250;

/** What is known, and of what and for whom. */
interface Known {
  readonly configuration: Configuration;
  readonly key: string;
  /** Null where nobody answered. */
  readonly answer: KnownBudget | null;
}

/**
 * Asks once a pick what a budget leaves open, and has the options say so. A pick puts the answer away at once; a late one is
 * dropped.
 * @param dollars as the total is shown to who asks; null asks nothing
 * @param held slots whose choice is kept
 */
export function useBudget(
  { configuration, wanted }: ConfiguratorState,
  dollars: number | null,
  held: ReadonlySet<string>,
): KnownBudget | 'unknown' | null {
  const session = useSession();
  const { customerPercent } = usePrices();
  const show = useShowBudget();
  const [known, setKnown] = useState<Known | null>(null);
  const { token = null, markup = null } = session.status === 'in' ? session : {};
  const isWaiting = dollars === null || session.status === 'checking';
  const whole = dollars === null ? 0 : wholeBudget(dollars, customerPercent);
  const slots = [...held].join();
  const key = `${token} ${markup} ${whole} ${slots}`;

  useEffect(() => {
    if (isWaiting) return;
    const stop = new AbortController();
    const ask = async () => {
      const dealer = token === null ? null : { token, markup };
      const asked = { dollars: whole, held: new Set(slots.split(',').filter(Boolean)) };
      const answer = await askBudget({ configuration, wanted }, asked, dealer, stop.signal).catch(() => null);
      if (!stop.signal.aborted) setKnown({ configuration, key, answer });
    };
    const pause = window.setTimeout(() => void ask(), PAUSE_MS);
    return () => {
      window.clearTimeout(pause);
      stop.abort();
    };
  }, [configuration, wanted, token, markup, whole, slots, key, isWaiting]);

  const isCurrent = !isWaiting && known?.configuration === configuration && known.key === key;
  const answer = isCurrent ? known.answer : null;
  const onShow = useMemo(
    () =>
      answer && {
        configuration,
        isWithin: (action: Parameters<typeof actionKey>[0]) => answer.byAction.get(actionKey(action)),
      },
    [answer, configuration],
  );
  useEffect(() => show(onShow), [show, onShow]);
  useEffect(() => () => show(null), [show]);
  if (!isCurrent) return null;
  return known.answer ?? 'unknown';
}
