'use client';

import { useState } from 'react';
import type { SignedIn } from '@/lib/client/signed-in';
import { Button } from '@/components/ui/button';
import { lazyFeature } from '@/components/ui/lazy-feature';

const SaveQuoteDialog = lazyFeature(() => import('./save-quote-dialog'));

/** 'Save as quote', for signed-in dealers; the dialog loads when first needed. */
export function SaveQuoteButton({ session }: { readonly session: SignedIn }) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <Button look="outline" onClick={() => setIsOpen(true)} className="mt-3 w-full">
        Save as quote
      </Button>
      {isOpen && <SaveQuoteDialog onDismiss={close} props={{ session, onClosed: close }} />}
    </>
  );
}
