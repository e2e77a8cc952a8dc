import type { ReactNode } from 'react';
import { DraftTabs } from '@/components/admin/draft/draft-tabs';
import { currentAdmin } from '../../current-admin';
import type { DraftProps } from '../read-draft';

/** What the screens of one draft have above them. */
export default async function DraftLayout({ params, children }: DraftProps & { readonly children: ReactNode }) {
  await currentAdmin();
  const { draft } = await params;
  return (
    <>
      <DraftTabs id={draft} />
      {children}
    </>
  );
}
