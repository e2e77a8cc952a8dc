'use client';

import { CATALOGUE_READS } from '@/lib/contracts/admin/catalogue-calls';
import { reportSchema, type ReportAnswer } from '@/lib/contracts/admin/proofs';
import { dollars } from '@/lib/domain/summary';
import { buttonClass } from '@/components/ui/button';
import { DataTable } from '../data-table';
import { DesignLink } from './design-link';
import { Proof } from './proof';

interface ReportProps {
  readonly of: string;
  /** The draft in whose preview designs are shown; null for what is live. */
  readonly draft: string | null;
}

type Style = ReportAnswer['Styles'][number];

const COLUMNS = ['Style', 'Designs', 'Cheapest', 'Default', 'Dearest'].map((label) => ({ label }));
const whole = (digits: string): string => BigInt(digits).toLocaleString('en-US');

/** How many designs every style has, and what they cost, each with its sku. */
export function Report({ of, draft }: ReportProps) {
  const cells = (style: Style) => [
    <span key="name">
      {style.Name}
      <span className="block text-note font-normal text-soft">{style.Style}</span>
    </span>,
    <span key="count">
      {style.DesignsInWords}
      {style.DesignsInWords !== whole(style.Designs) && (
        <span className="block text-note wrap-anywhere text-soft">{whole(style.Designs)}</span>
      )}
    </span>,
    ...[style.Cheapest, style.Default, style.Dearest].map((design, index) =>
      design === null ? (
        'no price'
      ) : (
        <span key={index}>
          {dollars(design.Total)}
          <br />
          <DesignLink draft={draft} style={style.Style} sku={design.CustomSku} />
        </span>
      ),
    ),
  ];
  return (
    <>
      <a
        href={`${CATALOGUE_READS.reportCsv}?${new URLSearchParams({ of })}`}
        download
        className={`${buttonClass('outline')} mt-6`}
      >
        Save as CSV
      </a>
      <Proof path={CATALOGUE_READS.report} of={of} schema={reportSchema} waiting="Counting every design…">
        {({ Styles }) => (
          <DataTable
            caption="Designs and prices of every style"
            columns={COLUMNS}
            rows={Styles.map((style) => ({ key: style.Style, cells: cells(style) }))}
            empty="There is no style."
          />
        )}
      </Proof>
    </>
  );
}
