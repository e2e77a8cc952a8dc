'use client';

import { lazy, Suspense } from 'react';
import { useSession } from '@/lib/client/session';

const DealerDesk = lazy(() => import('./dealer-desk'));

/** Place of a dealer's form; its code loads for signed-in dealers only. */
export function DealerDeskSlot() {
  const session = useSession();
  if (session.status !== 'in') return null;
  return (
    <Suspense fallback={null}>
      <DealerDesk session={session} />
    </Suspense>
  );
}
