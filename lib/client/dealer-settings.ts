'use client';

import { parseDiscount } from '@/lib/domain/discount';
import type { Session } from './signed-in';
import { storedText, useStoredText } from './stored-text';

/** A dealer's percentage off: one value for all panels, styles and reloads of a tab (specification §4.6, §15.4). */
export const discountStore = storedText('sessionStorage', 'syo.discount');

/** Markup that a super user has set in this tab, as text; prices are asked with it after a check only. */
export const markupStore = storedText('sessionStorage', 'syo.markup');

/**
 * Whether the screen is turned to a customer. In all tabs alike: a link opened in a new one must not show what the first
 * hides.
 */
const customerViewStore = storedText('localStorage', 'syo.customerView');

export const setCustomerView = (isOn: boolean): void => customerViewStore.set(isOn ? 'on' : null);

/** What of a dealer's session bears on the prices on show. */
export interface DealerSettings {
  readonly discountPercent: number | null;
  readonly isCustomerView: boolean;
}

/** The settings of whoever is signed in; empty for everybody else, whatever an earlier dealer has left behind. */
export function useDealerSettings(session: Session): DealerSettings {
  const percent = useStoredText(discountStore);
  const customerView = useStoredText(customerViewStore);
  const isDealer = session.status === 'in';
  return {
    discountPercent: isDealer && percent !== null ? parseDiscount(percent) : null,
    isCustomerView: isDealer && customerView !== null,
  };
}

/** Leaves nothing for the next dealer at this browser. */
export function clearDealerSettings(): void {
  discountStore.set(null);
  markupStore.set(null);
  customerViewStore.set(null);
}
