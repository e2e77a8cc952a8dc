import clsx from 'clsx';
import type { SummaryRow } from '@/lib/domain/summary';
import { Icon } from '@/components/ui/icon';

interface SummaryLineProps {
  readonly row: SummaryRow;
  /** The price is the last one known, and dimmed. */
  readonly isStale: boolean;
  /** Leads to where it is chosen; undefined where nothing on show does. */
  readonly onOpen?: () => void;
}

/**
 * One row; all of it leads to its section. On a phone the part code stands under the part's name, not in a column of its own.
 */
export function SummaryLine({ row, isStale, onOpen }: SummaryLineProps) {
  return (
    <tr className={clsx('group relative border-b border-line align-baseline', onOpen && 'hover:bg-sand')}>
      <th scope="row" className="py-3 pr-3 text-left align-top font-normal text-soft pointer-coarse:pr-6">
        {onOpen ? (
          <button
            type="button"
            title={`Change ${row.sectionDisplayName}`}
            onClick={onOpen}
            className="text-left group-hover:text-accent after:absolute after:inset-0"
          >
            {row.sectionDisplayName}
            <span className="absolute ml-1.5 opacity-0 transition-opacity duration-150 group-focus-within:opacity-100 group-hover:opacity-100 pointer-coarse:opacity-100 print:hidden">
              <Icon name="pencil" className="mt-1 size-3.5!" />
            </span>
          </button>
        ) : (
          row.sectionDisplayName
        )}
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
      <td
        className={clsx(
          'figures py-3 text-right pointer-fine:transition-colors pointer-fine:duration-150',
          isStale && 'text-soft',
        )}
      >
        {row.price}
        {row.detail && <span className="block text-note text-soft">{row.detail}</span>}
      </td>
    </tr>
  );
}
