import type { Metadata } from 'next';
import { AdminPart, AdminTitle } from '@/components/admin/admin-title';
import { CallForm } from '@/components/admin/call-form';
import { DataTable } from '@/components/admin/data-table';
import { SearchForm } from '@/components/admin/search-form';
import { Field } from '@/components/ui/field';
import { dealerScreen, PEOPLE_PATHS } from '@/lib/contracts/admin/desk';
import { markupCode } from '@/lib/domain/markup-code';
import { listDealers, MAX_DEALERS } from '@/lib/server/dealers/list-dealers';
import { env } from '@/lib/server/env';
import { currentAdmin } from '../current-admin';
import { searchOf, type ScreenProps } from '../screen';

export const metadata: Metadata = { title: 'Dealers and people' };

const COLUMNS = [
  { label: 'Dealer' },
  { label: 'Markup', isNumber: true },
  { label: 'People', isNumber: true },
  { label: 'Codes', isNumber: true },
  { label: 'State' },
];

/** Every dealer, and the way to their codes and people. */
export default async function PeoplePage({ searchParams }: ScreenProps) {
  await currentAdmin();
  const search = searchOf(await searchParams);
  const dealers = await listDealers(search);
  const rows = dealers.map(({ id, name, markup, disabledAt, _count }) => ({
    key: id,
    cells: [
      <a key="name" href={dealerScreen(id)} className="underline decoration-line underline-offset-4">
        {name}
      </a>,
      `${(markup / 100).toFixed(2)} ${markupCode(markup, env.MARKUP_WORD)}`,
      _count.users,
      _count.codes,
      disabledAt ? `shut out since ${disabledAt.toISOString().slice(0, 10)}` : 'open',
    ],
  }));
  return (
    <>
      <AdminTitle title="Dealers and people" intro="Who may log in, at which markup, and how they register." />
      <SearchForm label="Search dealers" value={search} hint="A dealer’s name, or the e-mail of somebody of theirs" />
      <DataTable caption="Dealers" columns={COLUMNS} rows={rows} empty="No dealer is called so." />
      {dealers.length === MAX_DEALERS && <p className="mt-4 text-soft">The first {MAX_DEALERS}. Search for others.</p>}
      <AdminPart title="A new dealer">
        <div className="mt-4">
          <CallForm path={PEOPLE_PATHS.createDealer} action="Create dealer">
            <Field label="Name" name="Name" required maxLength={100} />
            <Field label="Markup" name="Markup" required inputMode="decimal" hint="1.00 to 9.99" />
          </CallForm>
        </div>
      </AdminPart>
    </>
  );
}
