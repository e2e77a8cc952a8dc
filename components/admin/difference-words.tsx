import type { Difference } from '@/lib/contracts/admin/answers';
import { DataTable } from './data-table';

const LISTS = [
  ['Prices', 'Prices'],
  ['Added', 'Added'],
  ['Removed', 'Removed'],
  ['Restrictions', 'Restrictions'],
  ['Other', 'Everything else'],
] as const;

/** Lines of a list that are told at once; the rest on demand. */
const TOLD = 40;

const COLUMNS = [
  { label: 'Style' },
  { label: 'Became possible', isNumber: true },
  { label: 'Became impossible', isNumber: true },
];

/** What one catalogue says otherwise than another. */
export function DifferenceWords({ difference }: { readonly difference: Difference }) {
  const lists = LISTS.filter(([key]) => difference[key].length > 0);
  const designs = difference.Designs.map(({ Style, Possible, Impossible }) => ({
    key: Style,
    cells: [Style, Possible, Impossible],
  }));
  return (
    <>
      <p className="mt-2 text-lead">{difference.Summary || 'Nothing yet.'}</p>
      {lists.map(([key, title]) => (
        <section key={key} className="mt-6">
          <h3 className="type-eyebrow text-soft">{`${title} (${difference[key].length})`}</h3>
          <Lines lines={difference[key]} />
        </section>
      ))}
      {designs.length > 0 && (
        <section className="mt-6">
          <h3 className="type-eyebrow text-soft">Designs that became possible or impossible</h3>
          <DataTable caption="Designs that became possible or impossible" columns={COLUMNS} rows={designs} empty="" />
        </section>
      )}
    </>
  );
}

function Lines({ lines }: { readonly lines: readonly string[] }) {
  const list = (some: readonly string[]) => (
    <ul className="figures mt-2 flex flex-col gap-1">
      {some.map((line) => (
        <li key={line} className="wrap-anywhere">
          {line}
        </li>
      ))}
    </ul>
  );
  return (
    <>
      {list(lines.slice(0, TOLD))}
      {lines.length > TOLD && (
        <details className="mt-2">
          <summary className="min-h-11 cursor-pointer py-2.5 font-semibold">{lines.length - TOLD} more</summary>
          {list(lines.slice(TOLD))}
        </details>
      )}
    </>
  );
}
