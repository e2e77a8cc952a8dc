import type { Metadata } from 'next';
import { AdminTitle } from '@/components/admin/admin-title';
import { Findings } from '@/components/admin/proofs/findings';
import { currentAdmin } from '../../../current-admin';
import { readDraft, type DraftProps } from '../../read-draft';

export const metadata: Metadata = { title: 'Findings' };

/** What lint finds in a draft. */
export default async function DraftFindingsPage({ params }: DraftProps) {
  await currentAdmin();
  const { draft } = await readDraft((await params).draft, () => null);
  return (
    <>
      <AdminTitle
        title={`Findings: ${draft.Name}`}
        intro="What lint finds in it. Each finding leads to where it is mended."
      />
      <Findings of={draft.Id} draft={draft.Id} />
    </>
  );
}
