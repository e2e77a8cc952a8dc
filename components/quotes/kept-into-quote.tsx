'use client';

import { useState } from 'react';
import { keptText, skusIn } from '@/components/configurator/design-actions/kept-text';
import { Button } from '@/components/ui/button';
import { lazyFeature } from '@/components/ui/lazy-feature';
import type { SignedIn } from '@/lib/client/signed-in';
import { useStoredText } from '@/lib/client/stored-text';

const SaveQuoteDialog = lazyFeature(() => import('./save-quote-dialog'));

/** Offers to take along what was kept in this browser before somebody signed in: into a quote (specification §4.9). */
export function KeptIntoQuote({ session }: { readonly session: SignedIn }) {
  const kept = skusIn(useStoredText(keptText));
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  if (kept.length === 0) return null;
  return (
    <>
      <Button look="outline" className="mt-3 w-full sm:w-auto" onClick={() => setIsOpen(true)}>
        {kept.length === 1 ? 'Put the kept design into a quote' : `Put ${kept.length} kept designs into a quote`}
      </Button>
      {isOpen && <SaveQuoteDialog onDismiss={close} props={{ session, skus: kept, onClosed: close }} />}
    </>
  );
}
