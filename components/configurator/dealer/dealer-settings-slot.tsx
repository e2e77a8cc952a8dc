'use client';

import { lazy, Suspense } from 'react';
import { useSession } from '@/lib/client/session';

const DealerSettings = lazy(() => import('./dealer-settings'));

/** Place of a dealer's form; its code loads for signed-in dealers only. */
export function DealerSettingsSlot() {
  const session = useSession();
  if (session.status !== 'in') return null;
  return (
    <Suspense fallback={null}>
      <DealerSettings session={session} />
    </Suspense>
  );
}
