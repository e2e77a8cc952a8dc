import clsx from 'clsx';
import type { QuoteAnswer } from '@/lib/contracts/quote-answers';
import { dollars } from '@/lib/domain/summary';

/** The sums of a quote as plain lines; what is nothing is left out. */
export function QuoteSums({ money }: { readonly money: QuoteAnswer['Money'] }) {
  const { Pieces, Discount, DiscountPercent, Delivery, Tax, TaxPercent, Total, Deposit, DepositPercent, Balance } =
    money;
  const lines: readonly (readonly [string, string, boolean])[] = [
    ['Pieces', dollars(Pieces), Pieces !== Total],
    [`Discount ${DiscountPercent ?? 0}%`, `−${dollars(Discount)}`, DiscountPercent !== null],
    ['Delivery', dollars(Delivery), Delivery !== 0],
    [`Tax ${TaxPercent}%`, dollars(Tax), TaxPercent !== 0],
    ['Total', dollars(Total), true],
    [`Deposit ${DepositPercent ?? 0}%`, dollars(Deposit), DepositPercent !== null],
    ['Balance', dollars(Balance), DepositPercent !== null],
  ];
  return (
    <dl className="figures ml-auto grid w-full max-w-sm grid-cols-[1fr_auto] gap-x-6 gap-y-1.5 text-body">
      {lines
        .filter(([, , isShown]) => isShown)
        .map(([label, value]) => (
          <div key={label} className={clsx('contents', label === 'Total' && 'type-display text-title')}>
            <dt>{label}</dt>
            <dd className="text-right">{value}</dd>
          </div>
        ))}
    </dl>
  );
}
