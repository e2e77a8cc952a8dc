'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';

const CONFIRMATION_MS = 2500;

/** Puts the address, which carries the configuration, on the clipboard. */
export function CopyLink() {
  const [label, setLabel] = useState('Copy link');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(window.location.href);
      setLabel('Link copied');
    } catch {
      setLabel('Copy the address above');
    }
    window.setTimeout(() => setLabel('Copy link'), CONFIRMATION_MS);
  };
  return (
    <Button look="outline" onClick={() => void copy()} className="needs-script w-full">
      <Icon name={label === 'Link copied' ? 'check' : 'link'} />
      <span aria-live="polite">{label}</span>
    </Button>
  );
}
