import type { RehearsalStep } from '@/lib/contracts/admin/proofs';
import { dollars } from '@/lib/domain/summary';
import { AdminPart } from '../admin-title';
import { DataTable } from '../data-table';

type End = Extract<RehearsalStep, { readonly Type: 'End' }>;
type Changes = End['ByDollars'];

const WORDS = { cheapest: 'cheapest', standard: 'default', dearest: 'dearest' } as const;
const COLUMNS = [
  { label: 'Design' },
  { label: 'Now', isNumber: true },
  { label: 'Then', isNumber: true },
  { label: 'Dollars', isNumber: true },
  { label: 'Percent', isNumber: true },
];

const signed = (value: number, words: (size: number) => string): string =>
  `${value < 0 ? '−' : '+'}${words(Math.abs(value))}`;

interface LargestChangesProps {
  readonly byDollars: Changes;
  readonly byPercent: Changes;
}

/** What changes most among the prices of styles, once by dollars and once by percentage. */
export function LargestChanges({ byDollars, byPercent }: LargestChangesProps) {
  const table = (caption: string, changes: Changes) => (
    <section className="mt-6">
      <h3 className="type-eyebrow text-soft">{caption}</h3>
      <DataTable
        caption={caption}
        columns={COLUMNS}
        rows={changes.map(({ Style, Kind, From, To, Dollars, Percent }) => ({
          key: `${Style} ${Kind}`,
          cells: [
            `${Style}, ${WORDS[Kind]}`,
            dollars(From),
            dollars(To),
            signed(Dollars, dollars),
            signed(Percent, (size) => `${size.toFixed(2)} %`),
          ],
        }))}
        empty=""
      />
    </section>
  );
  return (
    <AdminPart title="Largest changes">
      {byDollars.length === 0 ? (
        <p className="mt-2 text-soft">No style’s cheapest, default or dearest design changes its price.</p>
      ) : (
        <>
          {table('In dollars', byDollars)}
          {table('In percent', byPercent)}
        </>
      )}
    </AdminPart>
  );
}
