import { AdminPart, AdminTitle } from '@/components/admin/admin-title';
import { buttonClass } from '@/components/ui/button';
import { ADMIN_SCREENS, draftScreen } from '@/lib/contracts/admin/desk';
import { listDrafts } from '@/lib/server/catalogue/drafts/drafts';
import { listVersions } from '@/lib/server/catalogue/versions/list-versions';
import { database } from '@/lib/server/db';
import { currentAdmin } from './current-admin';
import { momentWords } from './words';

/** What is live, and what is being worked on. */
export default async function OverviewPage() {
  await currentAdmin();
  const [drafts, { Versions }] = await Promise.all([listDrafts(database()), listVersions(database())]);
  const [live] = Versions;
  return (
    <>
      <AdminTitle title="The desk" intro="What the shop sells, at which prices, and to whom.">
        <a href={ADMIN_SCREENS.drafts} className={buttonClass('solid')}>
          Begin a draft
        </a>
      </AdminTitle>
      {live && (
        <AdminPart title={`Version ${live.Id} is live`}>
          <p className="mt-2">
            Published {momentWords(live.PublishedAt)}
            {live.Author && ` by ${live.Author}`}. {live.Note}
          </p>
          <p className="mt-1 text-soft">{live.Summary}</p>
        </AdminPart>
      )}
      <AdminPart title="Open drafts">
        {drafts.length === 0 && <p className="mt-2 text-soft">No draft is open.</p>}
        <ul className="mt-2">
          {drafts.map(({ Id, Name, Author, UpdatedAt }) => (
            <li key={Id} className="flex flex-wrap items-baseline gap-x-6 border-b border-line py-3">
              <a href={draftScreen(Id)} className="font-semibold underline decoration-line underline-offset-4">
                {Name}
              </a>
              <span className="text-note text-soft">
                {Author}, {momentWords(UpdatedAt)}
              </span>
              <a href={`${draftScreen(Id)}/prices`} className="underline decoration-line underline-offset-4">
                Prices<span className="sr-only"> of {Name}</span>
              </a>
            </li>
          ))}
        </ul>
      </AdminPart>
    </>
  );
}
