'use client';

import { lazyFeature } from '@/components/ui/lazy-feature';
import { useIsRenewed } from '@/lib/client/catalogue-version';

const RENEWED = 'Our prices have just been renewed. Your design stays as it is; its price is today’s.';

const QuietNote = lazyFeature(() => import('@/components/ui/quiet-note'));

/** Tells an open page that the catalogue was renewed since it was made; nobody else loads it. */
export function RenewedNote({ version }: { readonly version: number }) {
  return useIsRenewed(version) && <QuietNote inWords={RENEWED} props={{ text: RENEWED }} />;
}
