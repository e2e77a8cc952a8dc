import clsx from 'clsx';
import type { QuoteAnswer } from '@/lib/contracts/quote-answers';
import { sumLines } from '@/lib/contracts/quote-words';

/** The sums of a quote as plain lines. */
export function QuoteSums({ money }: { readonly money: QuoteAnswer['Money'] }) {
  return (
    <dl className="figures ml-auto grid w-full max-w-sm grid-cols-[1fr_auto] gap-x-6 gap-y-1.5 text-body">
      {sumLines(money).map(({ label, amount }) => (
        <div key={label} className={clsx('contents', label === 'Total' && 'type-display text-title')}>
          <dt>{label}</dt>
          <dd className="text-right">{amount}</dd>
        </div>
      ))}
    </dl>
  );
}
