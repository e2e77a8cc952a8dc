import type { Metadata } from 'next';
import { AdminTitle } from '@/components/admin/admin-title';
import { Findings } from '@/components/admin/proofs/findings';
import { buttonClass } from '@/components/ui/button';
import { ADMIN_SCREENS } from '@/lib/contracts/admin/desk';
import { currentCatalogue } from '@/lib/server/catalogue/load';
import { currentAdmin } from '../current-admin';

export const metadata: Metadata = { title: 'Findings' };

/** What lint finds in what is live. */
export default async function FindingsPage() {
  await currentAdmin();
  const { snapshot } = await currentCatalogue();
  const version = String(snapshot.version);
  return (
    <>
      <AdminTitle title="Findings" intro={`In version ${version}, which is live. A draft has the links to mend them.`}>
        <a href={ADMIN_SCREENS.drafts} className={buttonClass('outline')}>
          Drafts
        </a>
      </AdminTitle>
      <Findings of={version} draft={null} />
    </>
  );
}
