'use client';

import { useSession } from '@/lib/client/session';
import { lazyFeature } from '@/components/ui/lazy-feature';

const ENDED = 'You have been signed out. Prices are now the public ones.';

const SessionEnd = lazyFeature(() => import('./session-end'));

/** Says that a session has ended on this page; nobody else loads it. */
export function SessionNote() {
  const session = useSession();
  return session.status === 'out' && session.hasEnded && <SessionEnd inWords={ENDED} props={{ text: ENDED }} />;
}
