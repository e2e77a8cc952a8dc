import clsx from 'clsx';
import { quoteDesk } from '@/lib/contracts/addresses';
import type { ListedQuote, QuoteOrder } from '@/lib/contracts/quote-answers';
import { quoteTitle } from '@/lib/domain/quote-number';
import { dollars } from '@/lib/domain/summary';
import { Icon } from '@/components/ui/icon';

interface QuoteTableProps {
  readonly quotes: readonly ListedQuote[];
  /** Whether quotes of several dealers are among them. */
  readonly isAll: boolean;
  readonly sort: QuoteOrder;
  readonly direction: 'up' | 'down';
  readonly onSort: (order: QuoteOrder) => void;
}

interface Column {
  readonly order: QuoteOrder;
  readonly label: string;
  readonly look?: string;
}

const COLUMNS: readonly Column[] = [
  { order: 'number', label: 'Number' },
  { order: 'customer', label: 'Customer' },
  { order: 'validUntil', label: 'Valid until', look: 'max-md:hidden' },
  { order: 'updated', label: 'Changed', look: 'max-lg:hidden' },
  { order: 'total', label: 'Total', look: 'text-right' },
];
const CELL = 'py-3 pr-4 align-top last:pr-0';

/** Quotes as rows; each heading sorts by its column. On a phone a row has its number, customer, state and total. */
export function QuoteTable({ quotes, isAll, sort, direction, onSort }: QuoteTableProps) {
  return (
    <table className="figures mt-4 w-full border-collapse text-left text-body">
      <caption className="sr-only">Quotes</caption>
      <thead>
        <tr className="border-b border-ink">
          {COLUMNS.map(({ order, label, look }) => {
            const isSorted = sort === order;
            const ariaSort = direction === 'up' ? 'ascending' : 'descending';
            return (
              <th
                key={order}
                scope="col"
                aria-sort={isSorted ? ariaSort : 'none'}
                className={clsx('pr-4 last:pr-0', look)}
              >
                <button
                  type="button"
                  onClick={() => onSort(order)}
                  className="type-eyebrow inline-flex min-h-11 items-center gap-1 text-soft hover:text-ink"
                >
                  {label}
                  {isSorted && <Icon name="chevron" className={clsx('size-4', direction === 'up' && 'rotate-180')} />}
                </button>
              </th>
            );
          })}
        </tr>
      </thead>
      <tbody>
        {quotes.map((quote) => (
          <tr key={quote.Id} className="border-b border-line hover:bg-sand">
            <th scope="row" className={clsx(CELL, 'font-normal')}>
              <a
                href={quoteDesk(quote.Id)}
                className="font-semibold whitespace-nowrap underline decoration-line underline-offset-4"
              >
                {quote.Number || quoteTitle(quote.Number)}
              </a>
              <span className="block text-note text-soft">
                {quote.State}
                {quote.Revision > 1 && `, revision ${quote.Revision}`}
                {isAll && `, ${quote.Dealer}`}
              </span>
            </th>
            <td className={clsx(CELL, 'wrap-anywhere')}>
              {quote.CustomerName}
              <span className="block text-note text-soft max-md:hidden">{quote.CustomerEmail}</span>
            </td>
            <td className={clsx(CELL, 'max-md:hidden')}>{quote.ValidUntil}</td>
            <td className={clsx(CELL, 'max-lg:hidden')}>{quote.UpdatedAt.slice(0, 10)}</td>
            <td className={clsx(CELL, 'text-right')}>{dollars(quote.Total)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
