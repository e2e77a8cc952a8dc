import type { Metadata } from 'next';
import { AdminTitle } from '@/components/admin/admin-title';
import { Report } from '@/components/admin/proofs/report';
import { currentCatalogue } from '@/lib/server/catalogue/load';
import { currentAdmin } from '../current-admin';

export const metadata: Metadata = { title: 'Report' };

/** How many designs what is live has, and what they cost. */
export default async function ReportPage() {
  await currentAdmin();
  const { snapshot } = await currentCatalogue();
  const version = String(snapshot.version);
  return (
    <>
      <AdminTitle title="Report" intro={`Of version ${version}, which is live. Counts are exact.`} />
      <Report of={version} draft={null} />
    </>
  );
}
