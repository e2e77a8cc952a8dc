'use client';

import type { SignedIn } from '@/lib/client/signed-in';
import { QUOTES } from '@/lib/contracts/addresses';
import { Button, buttonClass } from '@/components/ui/button';
import { KeptIntoQuote } from './kept-into-quote';
import { lazyFeature } from '@/components/ui/lazy-feature';
import { useOpening } from '@/components/ui/use-opening';

const SaveQuoteDialog = lazyFeature(() => import('./save-quote-dialog'));

/** 'Save as quote' and the way to the desk, for signed-in dealers; the dialog loads when first needed. */
export function SaveQuoteButton({ session }: { readonly session: SignedIn }) {
  const { key, isOpen, open, close } = useOpening();
  return (
    <>
      <div className="mt-3 flex flex-wrap gap-x-3">
        <Button look="outline" onClick={open} className="flex-auto">
          Save as quote
        </Button>
        <a href={QUOTES} className={buttonClass('quiet')}>
          Quotes
        </a>
      </div>
      <KeptIntoQuote session={session} />
      {isOpen && <SaveQuoteDialog key={key} onDismiss={close} props={{ session, onClosed: close }} />}
    </>
  );
}
