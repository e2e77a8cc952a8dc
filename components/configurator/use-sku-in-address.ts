'use client';

import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { Configuration } from '@/lib/domain/configuration';
import { parseSku } from '@/lib/domain/parse-sku';
import { noSku, onBackAndForward, replaceSku, skuInAddress } from './address';

/**
 * Keeps the address and the configuration on show together: an address without a sku of this style takes that of what is
 * shown, and one that Back, Forward or a link has led to is answered with its configuration.
 * @param initial what the page opened with; shown where the address says nothing
 * @param arrive called while rendering; `isNewPage` when the page itself has been given something else to open with
 */
export function useSkuInAddress(
  initial: Configuration,
  shown: Configuration,
  arrive: (there: Configuration, isNewPage: boolean) => void,
): void {
  const { family, style } = initial;
  const address = useSyncExternalStore(onBackAndForward, skuInAddress, noSku);
  const there = useMemo(() => {
    const read = address === null ? null : parseSku(family, style, address);
    return read?.ok ? read.value : null;
  }, [family, style, address]);
  const [seen, setSeen] = useState<{ address: string | null; initial: Configuration }>({ address: null, initial });
  if (seen.address !== address || seen.initial !== initial) {
    setSeen({ address, initial });
    // Our own picks are in the address already; anything else there came from history or a link.
    arrive(address === shown.sku ? shown : (there ?? initial), seen.initial !== initial);
  }
  const needsSku = there === null;
  useEffect(() => {
    if (needsSku) replaceSku(shown.sku);
  }, [needsSku, shown]);
}
