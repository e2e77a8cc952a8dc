'use client';

import { keptText, skusIn } from '@/components/configurator/design-actions/kept-text';
import { Button } from '@/components/ui/button';
import { lazyFeature } from '@/components/ui/lazy-feature';
import { useOpening } from '@/components/ui/use-opening';
import type { SignedIn } from '@/lib/client/signed-in';
import { useStoredText } from '@/lib/client/stored-text';

const SaveQuoteDialog = lazyFeature(() => import('./save-quote-dialog'));

/** Offers to take along what was kept in this browser before somebody signed in: into a quote (specification §4.9). */
export function KeptIntoQuote({ session }: { readonly session: SignedIn }) {
  const kept = skusIn(useStoredText(keptText));
  const { key, isOpen, open, close } = useOpening();
  if (kept.length === 0) return null;
  return (
    <>
      <Button look="outline" className="mt-3 w-full sm:w-auto" onClick={open}>
        {kept.length === 1 ? 'Put the kept design into a quote' : `Put ${kept.length} kept designs into a quote`}
      </Button>
      {isOpen && <SaveQuoteDialog key={key} onDismiss={close} props={{ session, skus: kept, onClosed: close }} />}
    </>
  );
}
