'use client';

import { dollars } from '@/lib/domain/summary';
import type { PriceView } from '../prices-context';
import { comparedRows } from './compare-rows';
import { DesignHead, type DesignDeeds } from './design-head';
import { asToday, type StoredDesign } from './stored-designs';
import { useKeptToday } from './use-stored-price';

interface CompareTableProps extends DesignDeeds {
  readonly designs: readonly StoredDesign[];
  readonly hasAllRows: boolean;
}

const SIDE =
  'sticky left-0 z-10 w-24 min-w-24 bg-paper pr-3 text-left align-top text-note font-normal text-soft sm:w-36';
const ROW = 'border-t border-line py-3';
const CELL = `${ROW} min-w-36 pr-4 align-top text-body`;

/** A column a design, a row a choice; on a narrow screen the columns scroll past the names of the rows. */
export function CompareTable({ designs, hasAllRows, ...deeds }: CompareTableProps) {
  const kept = useKeptToday(designs);
  const totals = designs.map((_, at) => kept[at]?.price.total ?? null);
  const known = totals.filter((total) => total !== null);
  const lowest = known.length > 1 ? Math.min(...known) : null;
  const shown = designs.map((design, at) => asToday(design, kept[at]?.today ?? null));
  const rows = comparedRows(shown).filter(({ isDifferent }) => hasAllRows || isDifferent || designs.length === 1);
  return (
    // A keyboard scrolls what has the focus.
    <div role="region" aria-label="Designs side by side" tabIndex={0} className="overflow-x-auto">
      <table className="w-full border-collapse">
        <caption className="sr-only">Kept designs</caption>
        <thead>
          <tr>
            <td className={SIDE} />
            {designs.map((design, at) => (
              <th key={design.sku} scope="col" className="w-64 min-w-36 pr-4 pb-3 text-left align-top font-normal">
                <DesignHead design={design} today={kept[at]?.today ?? null} {...deeds} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row" className={`${SIDE} ${ROW}`}>
              Total today
            </th>
            {designs.map(({ sku }, at) => (
              <td key={sku} className={CELL}>
                <Total price={kept[at]?.price} lowest={lowest} />
              </td>
            ))}
          </tr>
          {rows.map(({ label, parts }) => (
            <tr key={label}>
              <th scope="row" className={`${SIDE} ${ROW}`}>
                {label}
              </th>
              {designs.map(({ sku }, at) => (
                <td key={sku} className={CELL}>
                  {parts[at] || <span className="text-soft">None</span>}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface TotalProps {
  readonly price: PriceView | undefined;
  /** The lowest total of several; null while there is nothing to compare with. */
  readonly lowest: number | null;
}

/** The total of today, and how much that is above the lowest. */
function Total({ price, lowest }: TotalProps) {
  const total = price?.total ?? null;
  const gap = total === null || lowest === null ? null : total - lowest;
  return (
    <>
      <span className="type-display figures block text-title">{price?.totalText}</span>
      <span className="figures text-note text-soft">{gap !== null && (gap === 0 ? 'lowest' : `+${dollars(gap)}`)}</span>
    </>
  );
}
