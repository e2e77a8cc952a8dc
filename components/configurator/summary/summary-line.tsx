import clsx from 'clsx';
import type { SummaryRow } from '@/lib/domain/summary';

interface SummaryLineProps {
  readonly row: SummaryRow;
  /** The price is the last one known, and dimmed. */
  readonly isStale: boolean;
}

/** One row. On a phone the part code stands under the part's name, not in a column of its own. */
export function SummaryLine({ row, isStale }: SummaryLineProps) {
  return (
    <tr className="border-b border-line align-baseline">
      <th scope="row" className="py-3 pr-3 text-left font-normal text-soft">
        {row.sectionDisplayName}
      </th>
      <td className="py-3 pr-3">
        <span className="block">{row.partName}</span>
        {row.description && <span className="block text-note whitespace-pre-line text-soft">{row.description}</span>}
        {row.isRestricted && (
          <span className="mt-1 block text-note font-semibold text-alert">
            Restricted{row.invalidPartName && `: ${row.invalidPartName}`}
          </span>
        )}
        {row.code && <span className="block font-code text-note wrap-anywhere text-soft sm:hidden">{row.code}</span>}
      </td>
      <td className="hidden py-3 pr-3 font-code text-note wrap-anywhere text-soft sm:table-cell">{row.code}</td>
      <td className={clsx('figures py-3 text-right transition-colors duration-150', isStale && 'text-soft')}>
        {row.price}
        {row.detail && <span className="block text-note text-soft">{row.detail}</span>}
      </td>
    </tr>
  );
}
