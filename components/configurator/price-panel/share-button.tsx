'use client';

import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { useHydrated } from '@/components/ui/use-hydrated';
import { permalink } from '../address';

/** Opens the device's own share sheet with the link to the configuration; not there where the device has none. */
export function ShareButton({ title }: { readonly title: string }) {
  const hasSheet = useHydrated() && 'share' in navigator;
  if (!hasSheet) return null;
  // Whoever closes the sheet has changed their mind; where it fails, the link can still be copied beside it.
  const share = () => navigator.share({ title, url: permalink() }).catch(() => {});
  return (
    <Button look="outline" onClick={() => void share()} className="flex-1 px-3!">
      <Icon name="share" />
      Share
    </Button>
  );
}
