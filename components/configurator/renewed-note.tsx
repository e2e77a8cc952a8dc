'use client';

import type { Configuration } from '@/lib/domain/configuration';
import { lazyFeature } from '@/components/ui/lazy-feature';
import { useIsRenewed } from '@/lib/client/catalogue-version';

const RenewedWords = lazyFeature(() => import('./renewed-words'));

interface RenewedNoteProps {
  readonly version: number;
  readonly configuration: Configuration;
}

/** Tells an open page that the catalogue was renewed since it was made; nobody else loads it. */
export function RenewedNote({ version, configuration }: RenewedNoteProps) {
  return (
    useIsRenewed(version) && (
      <RenewedWords inWords="Our catalogue has just been renewed. Please reload this page." props={{ configuration }} />
    )
  );
}
