'use client';

import { designTodayQuery } from '@/lib/client/design-today';
import { useAnswer } from '@/lib/client/use-answer';
import type { DesignToday } from '@/lib/contracts/design-today';
import { FAMILIES } from '@/lib/families/registry';
import { useSelectionPrices, type PriceView } from '../prices-context';
import type { StoredDesign } from './stored-designs';

/** A stored design in the catalogue of today. */
export interface StoredToday {
  /** Null until it is known, and where nobody says. */
  readonly today: DesignToday | null;
  readonly price: PriceView;
}

/** Today's price of what a stored design has become, as the caller sees it; none when its family or style is gone. */
export function useStoredPrice(design: StoredDesign | undefined, today: DesignToday | null): PriceView {
  const family = FAMILIES.find(({ key }) => key === design?.familyKey);
  const selection = today?.Selection ?? null;
  return useSelectionPrices(family && selection ? { family, selection } : null, null);
}

function useStoredToday(design: StoredDesign | undefined): StoredToday {
  const { value, isStale } = useAnswer(design ? designTodayQuery(design.styleId, design.picks) : null, null);
  // once a design is let go, another stands in its place
  const today = isStale ? null : value;
  return { today, price: useStoredPrice(design, today) };
}

/** All kept designs as they are today; hooks want their number fixed. */
export function useKeptToday([first, second, third, fourth]: readonly StoredDesign[]): readonly StoredToday[] {
  return [useStoredToday(first), useStoredToday(second), useStoredToday(third), useStoredToday(fourth)];
}
