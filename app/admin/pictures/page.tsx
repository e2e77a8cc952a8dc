import type { Metadata } from 'next';
import { AdminPart, AdminTitle } from '@/components/admin/admin-title';
import { DataTable } from '@/components/admin/data-table';
import { ADMIN_SCREENS, draftPicturesScreen } from '@/lib/contracts/admin/desk';
import { listDrafts } from '@/lib/server/catalogue/drafts/drafts';
import { database } from '@/lib/server/db';
import { listOwnPictures } from '@/lib/server/pictures/own-pictures';
import { currentAdmin } from '../current-admin';
import { momentWords } from '../words';

export const metadata: Metadata = { title: 'Pictures' };

const COLUMNS = [{ label: 'Picture' }, { label: 'Put by' }];
const LINK = 'wrap-anywhere underline decoration-line underline-offset-4';

/** Pictures of one's own that the shop shows, and the way to the drafts in which they are put and taken away. */
export default async function PicturesPage() {
  await currentAdmin();
  const [{ Pictures }, drafts] = await Promise.all([listOwnPictures(database()), listDrafts(database())]);
  const rows = Pictures.map(({ Path, Address, Author, At }) => ({
    key: Path,
    cells: [
      <a key="path" href={Address} className={LINK}>
        {Path}
      </a>,
      <span key="who">
        {Author}
        <span className="block text-note text-soft">{momentWords(At)}</span>
      </span>,
    ],
  }));
  return (
    <>
      <AdminTitle
        title="Pictures"
        intro="Pictures of your own that the shop shows in the place of drawn ones. They are put and taken away in a draft."
      />
      <AdminPart title="In a draft">
        {drafts.length === 0 ? (
          <p className="mt-2">
            <a href={ADMIN_SCREENS.drafts} className={LINK}>
              Begin a draft
            </a>
          </p>
        ) : (
          <ul className="mt-2">
            {drafts.map(({ Id, Name }) => (
              <li key={Id}>
                <a href={draftPicturesScreen(Id)} className={`${LINK} inline-flex min-h-11 items-center`}>
                  {Name}
                </a>
              </li>
            ))}
          </ul>
        )}
      </AdminPart>
      <AdminPart title="Pictures that are live">
        <DataTable caption="Pictures of one’s own" columns={COLUMNS} rows={rows} empty="Everything is drawn." />
      </AdminPart>
    </>
  );
}
