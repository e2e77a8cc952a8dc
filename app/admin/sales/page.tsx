import { DAY_MS } from '@/lib/domain/day';
import type { Metadata } from 'next';
import { AdminPart, AdminTitle } from '@/components/admin/admin-title';
import { BarChart } from '@/components/admin/bar-chart';
import { DataTable } from '@/components/admin/data-table';
import { SelectField } from '@/components/admin/select-field';
import { Button, buttonClass } from '@/components/ui/button';
import { DAYS } from '@/lib/contracts/admin/desk';
import { SALES_CSV_CALL } from '@/lib/contracts/admin/sales';
import { env } from '@/lib/server/env';
import { salesRows, summed, type SaleRow } from '@/lib/server/sales/report';
import { currentAdmin } from '../current-admin';
import { parameter, type ScreenProps } from '../screen';

export const metadata: Metadata = { title: 'What sells' };

const SPANS = [
  ['7', '7 days'],
  ['30', '30 days'],
  ['90', '90 days'],
  ['365', 'a year'],
] as const;
const USUAL = '30';

const KINDS = [
  ['Page', 'Pages of styles'],
  ['Pick', 'Picks'],
  ['Refused', 'Refused picks'],
  ['Mail', 'Designs mailed'],
  ['Quote', 'Pieces quoted'],
  ['Accepted', 'Pieces accepted'],
] as const;
type Kind = (typeof KINDS)[number][0];

/** Lines of a table: the rest is in the file. */
const TOLD = 20;

/** Counts a day of what is looked at, picked, refused, mailed, quoted and accepted. */
export default async function SalesPage({ searchParams }: ScreenProps) {
  await currentAdmin();
  const asked = parameter(await searchParams, DAYS);
  const span = SPANS.find(([days]) => days === asked)?.[0] ?? USUAL;
  const days = lastDays(Number(span));
  const [from, to] = [days[0] ?? '', days.at(-1) ?? ''];
  const rows = await salesRows(from, to);
  const of = (kind: Kind): readonly SaleRow[] => rows.filter((row) => row.kind === kind);
  const pieces = (kind: Kind): readonly SaleRow[] =>
    of(kind).filter(({ partId }) => kind === 'Pick' || kind === 'Refused' || partId === 0);
  return (
    <>
      <AdminTitle
        title="What sells"
        intro="Counts a day, without cookies or visitors: nobody can tell who it was. Days are UTC’s."
      >
        <a href={`${SALES_CSV_CALL}?${new URLSearchParams({ from, to })}`} download className={buttonClass('outline')}>
          Save as CSV
        </a>
      </AdminTitle>
      {env.COUNT_SALES === 'off' && (
        <p className="mt-4 font-semibold text-alert">Nothing is counted: COUNT_SALES is off.</p>
      )}
      <form className="mt-6 flex max-w-[20rem] items-end gap-3">
        <div className="flex-1">
          <SelectField label="The last" name={DAYS} defaultValue={span} options={SPANS} />
        </div>
        <Button type="submit" look="outline" className="min-h-12">
          Show
        </Button>
      </form>
      <div className="mt-8 grid gap-8 sm:grid-cols-2 xl:grid-cols-3">
        {KINDS.map(([kind, title]) => {
          const counts = new Map(summed(pieces(kind), ({ day }) => day));
          return <BarChart key={kind} title={title} bars={days.map((day) => [day, counts.get(day) ?? 0])} />;
        })}
      </div>
      <Table
        title="By style"
        columns={['Style', ...KINDS.map(([, title]) => title)]}
        rows={summed(
          rows.filter(({ partId }) => partId === 0),
          ({ style }) => style,
        ).map(([style]) => [
          style,
          ...KINDS.map(([kind]) => countOf(pieces(kind).filter((row) => row.style === style))),
        ])}
      />
      <Table title="Parts picked" columns={['Part', 'Picks']} rows={summed(of('Pick'), ({ part }) => part)} />
      <Table
        title="Picks refused"
        columns={['Part, and what refused it', 'Refused']}
        rows={summed(of('Refused'), ({ part, restriction }) => `${part}: ${restriction}`)}
      />
      <Table
        title="Parts of accepted pieces"
        columns={['Part', 'Accepted']}
        rows={summed(
          of('Accepted').filter(({ partId }) => partId > 0),
          ({ part }) => part,
        )}
      />
    </>
  );
}

const countOf = (rows: readonly SaleRow[]): number => rows.reduce((sum, { count }) => sum + count, 0);

function lastDays(count: number): readonly string[] {
  const today = Date.now();
  return Array.from({ length: count }, (_, index) =>
    new Date(today - (count - 1 - index) * DAY_MS).toISOString().slice(0, 10),
  );
}

interface TableProps {
  readonly title: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly [string, ...number[]])[];
}

function Table({ title, columns, rows }: TableProps) {
  const shown = rows.slice(0, TOLD).map((cells) => ({ key: cells[0], cells }));
  return (
    <AdminPart title={title}>
      <DataTable
        caption={title}
        columns={columns.map((label, index) => ({ label, isNumber: index > 0 }))}
        rows={shown}
        empty="Nothing in these days."
      />
      {rows.length > TOLD && (
        <p className="mt-2 text-note text-soft">
          The first {TOLD} of {rows.length}; all are in the file.
        </p>
      )}
    </AdminPart>
  );
}
