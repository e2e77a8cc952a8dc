import type { Metadata } from 'next';
import { AdminTitle } from '@/components/admin/admin-title';
import { Rehearsal } from '@/components/admin/proofs/rehearsal';
import { buttonClass } from '@/components/ui/button';
import { draftScreen } from '@/lib/contracts/admin/desk';
import { currentAdmin } from '../../../current-admin';
import { readDraft, type DraftProps } from '../../read-draft';

export const metadata: Metadata = { title: 'Rehearsal' };

/** What it would be like if a draft were live. */
export default async function RehearsalPage({ params }: DraftProps) {
  await currentAdmin();
  const { draft } = await readDraft((await params).draft, () => null);
  return (
    <>
      <AdminTitle
        title={`Rehearsal: ${draft.Name}`}
        intro="What styles and open quotes cost now, and what they would cost with this draft. Nothing is changed by it."
      >
        <a href={draftScreen(draft.Id)} className={buttonClass('outline')}>
          To the draft, to publish it
        </a>
      </AdminTitle>
      <Rehearsal draftId={draft.Id} />
    </>
  );
}
