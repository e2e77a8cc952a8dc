'use client';

import { FAMILIES } from '@/lib/families/registry';
import { useSelectionPrices, type PriceView } from '../prices-context';
import type { StoredDesign } from './stored-designs';

/** Today's price of a stored design, as the caller sees it; none when its family or parts are gone. */
export function useStoredPrice(design: StoredDesign | undefined): PriceView {
  const family = FAMILIES.find(({ key }) => key === design?.familyKey);
  return useSelectionPrices(family && design ? { family, selection: design.selection } : null, null);
}

/** The prices of all kept designs; hooks want their number fixed. */
export function useKeptPrices([first, second, third, fourth]: readonly StoredDesign[]): readonly PriceView[] {
  return [useStoredPrice(first), useStoredPrice(second), useStoredPrice(third), useStoredPrice(fourth)];
}
