import type { Metadata } from 'next';
import { AdminTitle } from '@/components/admin/admin-title';
import { Report } from '@/components/admin/proofs/report';
import { currentAdmin } from '../../../current-admin';
import { readDraft, type DraftProps } from '../../read-draft';

export const metadata: Metadata = { title: 'Report' };

/** How many designs a draft has, and what they cost. */
export default async function DraftReportPage({ params }: DraftProps) {
  await currentAdmin();
  const { draft } = await readDraft((await params).draft, () => null);
  return (
    <>
      <AdminTitle
        title={`Report: ${draft.Name}`}
        intro="How many designs every style has with this draft, and what they cost."
      />
      <Report of={draft.Id} draft={draft.Id} />
    </>
  );
}
