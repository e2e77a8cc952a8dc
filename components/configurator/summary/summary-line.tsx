import { memo } from 'react';
import clsx from 'clsx';
import type { Section } from '@/lib/domain/catalogue';
import type { SummaryRow } from '@/lib/domain/summary';
import { Icon } from '@/components/ui/icon';
import { useReveal } from '../sections/open-section';

interface SummaryLineProps extends SummaryRow {
  /** The step in which it is chosen; null when none on show has it. */
  readonly step: Section | null;
}

/**
 * One row; all of it leads to its section. On a phone the part code stands under the part's name, not in a column of its own.
 * A price that is the last one known is dimmed by the table. Drawn anew only where a pick changes something of it.
 */
export const SummaryLine = memo(function SummaryLine(row: SummaryLineProps) {
  const reveal = useReveal();
  const { step } = row;
  return (
    <tr className={clsx('group relative border-b border-line align-baseline', step && 'hover:bg-sand')}>
      <th scope="row" className="py-3 pr-3 text-left align-top font-normal text-soft pointer-coarse:pr-6">
        {step ? (
          <button
            type="button"
            title={`Change ${row.sectionDisplayName}`}
            onClick={() => reveal(step)}
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
      <td className="figures py-3 text-right group-data-stale/summary:text-soft pointer-fine:transition-colors pointer-fine:duration-150">
        {row.price}
        {row.detail && <span className="block text-note text-soft">{row.detail}</span>}
      </td>
    </tr>
  );
});
