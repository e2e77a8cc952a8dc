import { discount } from '@/lib/domain/discount';
import { dollars } from '@/lib/domain/summary';

interface DiscountLinesProps {
  /** Whole dollars; null while there is no price. */
  readonly total: number | null;
  readonly percent: number | null;
}

/** What a dealer takes off, and what is left to pay. */
export function DiscountLines({ total, percent }: DiscountLinesProps) {
  const given = total === null ? null : discount(total, percent);
  if (!given) return null;
  return (
    <dl className="figures grid grid-cols-[1fr_auto] gap-y-2 border-t border-line pt-4">
      <dt className="text-soft">Discount {given.percent}%</dt>
      <dd className="text-right font-semibold">−{dollars(given.amount)}</dd>
      <dt className="text-soft">Customer price</dt>
      <dd className="text-right font-semibold">{dollars(given.discountedTotal)}</dd>
    </dl>
  );
}
