'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { useHydrated } from '@/components/ui/use-hydrated';
import { permalink } from '../address';
import { loadDrawing } from '../scale-drawing/drawing-code';

const CONFIRMATION_MS = 2500;

/** Small and quiet: a sign with its word. */
const PANEL_BUTTON = 'w-full justify-start! gap-2 px-2.5! text-note!';

/** Puts the link to the configuration on the clipboard. */
export function CopyLink() {
  const [label, setLabel] = useState('Copy link');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(permalink());
      setLabel('Link copied');
    } catch {
      setLabel('Copy the address above');
    }
    window.setTimeout(() => setLabel('Copy link'), CONFIRMATION_MS);
  };
  return (
    <Button look="outline" onClick={() => void copy()} className={`needs-script ${PANEL_BUTTON}`}>
      <Icon name={label === 'Link copied' ? 'check' : 'link'} />
      <span aria-live="polite">{label}</span>
    </Button>
  );
}

/** Opens the device's own share sheet with the link to the configuration; not there where the device has none. */
export function ShareButton({ title }: { readonly title: string }) {
  const hasSheet = useHydrated() && 'share' in navigator;
  if (!hasSheet) return null;
  // Whoever closes the sheet has changed their mind; where it fails, the link can still be copied beside it.
  const share = () => navigator.share({ title, url: permalink() }).catch(() => {});
  return (
    <Button look="outline" onClick={() => void share()} className={PANEL_BUTTON}>
      <Icon name="share" />
      Share
    </Button>
  );
}

/** The specification sheet of the configuration: what the browser prints of the page. */
export function PrintButton() {
  // Without its drawing it is still a sheet.
  const print = () =>
    loadDrawing()
      .catch(() => {})
      .then(() => window.print());
  return (
    <Button look="outline" onClick={() => void print()} className={`needs-script ${PANEL_BUTTON}`}>
      <Icon name="print" />
      Print
    </Button>
  );
}
