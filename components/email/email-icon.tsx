'use client';

import { useState } from 'react';
import type { EmailForm } from '@/lib/contracts/email';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { lazyFeature } from '@/components/ui/lazy-feature';
import { useOpening } from '@/components/ui/use-opening';

const EmailDialog = lazyFeature(() => import('./email-dialog'));

/**
 * The e-mail icon of the text panel (specification §2.4); the dialog it opens loads when first needed. A mail that is put
 * aside unsent is kept as long as the page lives.
 */
export function EmailIcon() {
  const { key, isOpen, open, close } = useOpening();
  const [draft, setDraft] = useState<EmailForm | null>(null);
  return (
    <>
      <Button
        look="outline"
        aria-label="E-mail this design"
        onClick={open}
        className="needs-script w-full justify-start! gap-2 px-2.5! text-note!"
      >
        <Icon name="mail" />
        E-mail
      </Button>
      {isOpen && <EmailDialog key={key} onDismiss={close} props={{ draft, onDraft: setDraft, onClosed: close }} />}
    </>
  );
}
