import type { Metadata } from 'next';
import { AdminPart, AdminTitle } from '@/components/admin/admin-title';
import { CallForm } from '@/components/admin/call-form';
import { DataTable } from '@/components/admin/data-table';
import { Field } from '@/components/ui/field';
import { CATALOGUE_CHANGES } from '@/lib/contracts/admin/catalogue-calls';
import { ADMIN_SCREENS, draftScreen } from '@/lib/contracts/admin/desk';
import { listDrafts } from '@/lib/server/catalogue/drafts/drafts';
import { database } from '@/lib/server/db';
import { currentAdmin } from '../current-admin';
import { momentWords } from '../words';

export const metadata: Metadata = { title: 'Drafts' };

const COLUMNS = [{ label: 'Draft' }, { label: 'Began by' }, { label: 'Last edited' }, { label: 'State' }];

/** Drafts that are open, and a form for another. */
export default async function DraftsPage() {
  await currentAdmin();
  const drafts = await listDrafts(database());
  const rows = drafts.map((draft) => ({
    key: draft.Id,
    cells: [
      <a key="name" href={draftScreen(draft.Id)} className="underline decoration-line underline-offset-4">
        {draft.Name}
      </a>,
      draft.Author,
      momentWords(draft.UpdatedAt),
      draft.IsBehind ? `of version ${draft.BaseVersion}; a newer one is live` : `of version ${draft.BaseVersion}`,
    ],
  }));
  return (
    <>
      <AdminTitle
        title="Drafts"
        intro="Change prices, parts and rules in a draft. Nobody else sees any of it until you publish it."
      />
      <DataTable caption="Open drafts" columns={COLUMNS} rows={rows} empty="No draft is open." />
      <AdminPart title="A new draft">
        <div className="mt-4">
          <CallForm path={CATALOGUE_CHANGES.create} action="Begin a draft" leadsTo={ADMIN_SCREENS.drafts}>
            <Field label="Name" name="Name" required maxLength={100} hint="What it is for: ‘Spring prices’" />
          </CallForm>
        </div>
      </AdminPart>
    </>
  );
}
