'use client';

import { lazyFeature } from '@/components/ui/lazy-feature';
import { useOpening } from '@/components/ui/use-opening';
import { useStoredText } from '@/lib/client/stored-text';
import type { ConfiguratorState } from '../use-configuration';
import { DesignButton } from './design-button';
import { keptText, MOST_KEPT, skusIn } from './kept-text';

const KeptDesigns = lazyFeature(() => import('./kept-designs'));
const loadStore = () => import('./stored-designs');
const NOT_LOADED = 'Kept designs could not be loaded. Please try again once the network is back.';

/** Keeps the design on show beside others, and opens them side by side (specification §4.9). */
export function KeepButtons({ state }: { readonly state: ConfiguratorState }) {
  const { configuration, announce, say } = state;
  const { key, isOpen, open, close } = useOpening();
  const kept = skusIn(useStoredText(keptText));
  const isKept = kept.includes(configuration.sku);
  const toggle = async () => {
    if (!isKept && kept.length >= MOST_KEPT) return open();
    const store = await loadStore().catch(() => null);
    if (!store) return say(NOT_LOADED);
    const { keep, letGo, storedOf } = store;
    if (isKept) letGo(configuration.sku);
    else keep(storedOf(configuration, window.location.pathname.split('/')[1] ?? '', Date.now()));
    announce(isKept ? 'No longer kept' : 'Kept in this browser');
  };
  return (
    <>
      <DesignButton icon="keep" label={isKept ? 'Kept' : 'Keep'} isPressed={isKept} onPress={() => void toggle()} />
      <DesignButton
        icon="compare"
        label={kept.length === 0 ? 'Compare' : `Compare ${kept.length}`}
        isPossible={kept.length > 0}
        onPress={open}
      />
      {isOpen && <KeptDesigns key={key} onDismiss={close} props={{ state, onClose: close }} />}
    </>
  );
}
