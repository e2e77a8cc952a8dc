import type { Metadata } from 'next';
import { AdminTitle } from '@/components/admin/admin-title';
import { DataTable } from '@/components/admin/data-table';
import { buttonClass } from '@/components/ui/button';
import { ADMIN_SCREENS, PAGE } from '@/lib/contracts/admin/desk';
import { listAudit } from '@/lib/server/catalogue/versions/audit';
import { database } from '@/lib/server/db';
import { currentAdmin } from '../current-admin';
import { pageOf, type ScreenProps } from '../screen';
import { momentWords } from '../words';

export const metadata: Metadata = { title: 'Who did what' };

const COLUMNS = [{ label: 'When' }, { label: 'Who' }, { label: 'What' }];

/** Who did what to the catalogue, newest first. */
export default async function AuditPage({ searchParams }: ScreenProps) {
  await currentAdmin();
  const page = pageOf(await searchParams);
  const { Entries, Count } = await listAudit(database(), page);
  const rows = Entries.map(({ Id, At, Who, What, Details }) => ({
    key: Id,
    cells: [
      momentWords(At),
      Who,
      <span key="what" className="whitespace-pre-line wrap-anywhere">
        {What}
        {Details && <span className="block text-note text-soft">{Details}</span>}
      </span>,
    ],
  }));
  const at = (number: number): string => `${ADMIN_SCREENS.audit}?${new URLSearchParams({ [PAGE]: String(number) })}`;
  const isLast = page * Math.max(1, Entries.length) + Entries.length >= Count || Entries.length === 0;
  return (
    <>
      <AdminTitle title="Who did what" intro={`${Count} ${Count === 1 ? 'entry' : 'entries'}, newest first.`} />
      <DataTable caption="Who did what" columns={COLUMNS} rows={rows} empty="Nothing has been done yet." />
      <div className="mt-6 flex gap-3">
        {page > 0 && (
          <a href={at(page - 1)} className={buttonClass('outline')}>
            Newer
          </a>
        )}
        {!isLast && (
          <a href={at(page + 1)} className={buttonClass('outline')}>
            Older
          </a>
        )}
      </div>
    </>
  );
}
