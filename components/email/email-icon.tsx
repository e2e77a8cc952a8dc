'use client';

import { useState } from 'react';
import { Icon } from '@/components/ui/icon';
import { lazyFeature } from '@/components/ui/lazy-feature';

const EmailDialog = lazyFeature(() => import('./email-dialog'));

/** The e-mail icon of the text panel (specification §2.4); the dialog it opens loads when first needed. */
export function EmailIcon() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-label="E-mail this design"
        title="E-mail this design"
        onClick={() => setIsOpen(true)}
        className="needs-script grid size-11 place-items-center text-soft transition-colors duration-150 hover:text-ink"
      >
        <Icon name="mail" />
      </button>
      {isOpen && <EmailDialog onDismiss={() => setIsOpen(false)} props={{ onClosed: () => setIsOpen(false) }} />}
    </>
  );
}
