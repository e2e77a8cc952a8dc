'use client';

import { usePrices } from './prices-context';

/** One polite announcement a pick, once its price is known (DESIGN §13). */
export function PickAnnouncement({ lastPick }: { readonly lastPick: string }) {
  const price = usePrices();
  const isReady = lastPick !== '' && !price.isStale;
  const total = price.total === null ? price.totalText : `total ${price.totalText}`;
  return (
    <p role="status" aria-live="polite" className="sr-only">
      {isReady ? `${lastPick}, ${total}` : ''}
    </p>
  );
}
