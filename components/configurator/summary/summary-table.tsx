import clsx from 'clsx';
import type { SummaryRow } from '@/lib/domain/summary';
import { dollars } from '@/lib/domain/summary';
import type { Section } from '@/lib/domain/catalogue';
import type { PriceView } from '../prices-context';
import { SummaryLine } from './summary-line';

interface SummaryTableProps {
  readonly rows: readonly SummaryRow[];
  /** The step in which a row is chosen; null when none on show has it. */
  readonly stepOf: (row: SummaryRow) => Section | null;
  readonly price: PriceView;
}

const HEAD = 'type-eyebrow pb-2 text-left text-soft';

/** Every choice with its part code and price, and what they add up to (specification §2.4). */
export function SummaryTable({ rows, stepOf, price }: SummaryTableProps) {
  return (
    <table
      data-stale={price.isStale || undefined}
      className="group/summary w-full table-fixed border-collapse text-left"
    >
      <caption className="sr-only">Summary of your selections</caption>
      <thead>
        <tr className="border-b border-ink">
          <th scope="col" className={clsx(HEAD, 'w-[28%] sm:w-[22%]')}>
            Section
          </th>
          <th scope="col" className={HEAD}>
            Selected part
          </th>
          <th scope="col" className={clsx(HEAD, 'hidden w-[19%] sm:table-cell')}>
            Part code
          </th>
          <th scope="col" className={clsx(HEAD, 'w-[27%] text-right! sm:w-[21%]')}>
            Price
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <SummaryLine {...row} key={row.key} step={stepOf(row)} />
        ))}
      </tbody>
      <tfoot>
        <TotalRow
          label={price.isOffline ? 'Total, last price' : 'Total'}
          value={price.totalText}
          isLarge={price.total !== null}
        />
        {price.discount && (
          <>
            <TotalRow label={`Discount ${price.discount.percent}%`} value={`−${dollars(price.discount.amount)}`} />
            <TotalRow label="Discounted total" value={dollars(price.discount.discountedTotal)} isLarge />
          </>
        )}
      </tfoot>
    </table>
  );
}

interface TotalRowProps {
  readonly label: string;
  readonly value: string;
  readonly isLarge?: boolean;
}

/** On a phone the part codes have no column of their own, so the row has one cell less. */
function TotalRow({ label, value, isLarge }: TotalRowProps) {
  const text = isLarge ? 'type-display text-title' : 'text-body';
  return (
    <tr>
      <th scope="row" className={clsx(text, 'pt-4 text-left font-normal')}>
        {label}
      </th>
      <td className="hidden sm:table-cell" />
      <td colSpan={2} className={clsx(text, 'figures pt-4 text-right group-data-stale/summary:text-soft')}>
        {value}
      </td>
    </tr>
  );
}
