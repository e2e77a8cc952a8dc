'use client';

import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { Configuration } from '@/lib/domain/configuration';
import { readSku } from '@/lib/domain/parse-sku';
import { addressOfPage, replaceSku } from './address';

/**
 * Keeps the address and the configuration on show together: an address of this page without the whole sku of this style
 * takes that of what is shown, and one that Back, Forward or a link has led to is answered with its configuration.
 * @param initial what the page opened with; shown where the address says nothing
 * @param arrive called while rendering; `isNewPage` when the page itself has been given something else to open with
 */
export function useSkuInAddress(
  initial: Configuration,
  shown: Configuration,
  arrive: (there: Configuration, isNewPage: boolean) => void,
): void {
  const { family, style } = initial;
  const [page] = useState(addressOfPage);
  const address = useSyncExternalStore(page.subscribe, page.sku, page.skuOnServer);
  const there = useMemo(() => {
    const read = typeof address === 'string' ? readSku(family, style, address) : null;
    return read?.ok ? read.value.configuration : null;
  }, [family, style, address]);
  const [seen, setSeen] = useState<{ address: string | null; initial: Configuration }>({ address: null, initial });
  const isNewPage = seen.initial !== initial;
  if (isNewPage || (address !== undefined && seen.address !== address)) {
    setSeen({ address: address ?? null, initial });
    // Our own picks are in the address already; anything else there came from history or a link.
    arrive(address === shown.sku ? shown : (there ?? initial), isNewPage);
  }
  const needsSku = address !== undefined && there?.sku !== address;
  useEffect(() => {
    if (needsSku) replaceSku(shown.sku);
  }, [needsSku, shown]);
}
