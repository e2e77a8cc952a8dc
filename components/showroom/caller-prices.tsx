'use client';

import { createContext, use, type ReactNode } from 'react';
import { useDealerSettings, type DealerSettings } from '@/lib/client/dealer-settings';
import type { Session } from '@/lib/client/signed-in';
import { useSession } from '@/lib/client/session';
import { stylesQuery } from '@/lib/client/style-queries';
import { useAnswer } from '@/lib/client/use-answer';
import { discount } from '@/lib/domain/discount';
import { dollars } from '@/lib/domain/summary';

/** What a style costs at least, by its id, to a dealer; null while it is not known, and for the public. */
type Known = ReadonlyMap<number, number | null> | null;

const Dealers = createContext<Known>(null);

/** Asks for a dealer's own prices, once for all that is inside; the public has its prices in the page. */
export function CallerPrices({ children }: { readonly children: ReactNode }) {
  const session = useSession();
  const { value } = useAnswer(session.status === 'in' ? stylesQuery(null, session) : null, null);
  const isKnown = session.status === 'in' && value !== null;
  return <Dealers value={isKnown ? new Map(value.map(({ id, from }) => [id, from])) : null}>{children}</Dealers>;
}

interface FromPriceProps {
  readonly styleId: number;
  /** Whole dollars that the public pays at least; null where it sees no price. */
  readonly publicFrom: number | null;
}

/** 'from $1,940' at the caller's markup; blank until it is known for whom. */
export function FromPrice({ styleId, publicFrom }: FromPriceProps) {
  const session = useSession();
  const settings = useDealerSettings(session);
  const own = use(Dealers);
  return fromText(session.status === 'out' ? publicFrom : (own?.get(styleId) ?? null), session, settings);
}

/** The same of a price at the caller's markup. In customer view it is what the customer pays (specification §15.4). */
export function fromText(from: number | null, session: Session, settings: DealerSettings): string {
  if (from === null || session.status === 'checking') return '\u00a0';
  const given = settings.isCustomerView ? discount(from, settings.discountPercent) : null;
  return `from ${dollars(given?.discountedTotal ?? from)}`;
}
