import { GIVEN, withGiven, withSku } from '@/lib/contracts/addresses';
import { SKU_PARAMETER, skuInQuery } from '@/lib/domain/sku-text';

/** The sku in the address bar, or null. */
export function skuInAddress(): string | null {
  return skuInQuery(new URLSearchParams(window.location.search));
}

/**
 * The address of one page, as an external store. A page knows its path once it is on show: before that the address bar is
 * still at the page before, and after Back or Forward it may be at another one already. That address is not its own.
 */
export function addressOfPage() {
  let path: string | null = null;
  return {
    /** Subscribes to Back and Forward. */
    subscribe: (listener: () => void): (() => void) => {
      path ??= window.location.pathname;
      window.addEventListener('popstate', listener);
      return () => window.removeEventListener('popstate', listener);
    },
    /** The sku in the page's address, or null; undefined while the address bar is elsewhere. */
    sku: (): string | null | undefined => (window.location.pathname === path ? skuInAddress() : undefined),
    /** The server draws every page from props; the address joins in the browser. */
    skuOnServer: (): undefined => undefined,
  };
}

/** The present address with another sku; other parameters stay. */
function addressWith(sku: string): string {
  const url = new URL(window.location.href);
  url.searchParams.set(SKU_PARAMETER, sku);
  return url.pathname + url.search;
}

/**
 * The link to the configuration on show with the price it was given at, without what else the address may hold, such as a
 * campaign or a place in the page.
 */
export function permalink(): string {
  const page = window.location.origin + window.location.pathname;
  const sku = skuInAddress();
  const given = new URLSearchParams(window.location.search).get(GIVEN);
  if (sku === null) return page;
  return given === null ? withSku(page, sku) : withGiven(withSku(page, sku), given);
}

/** Exchanges the sku in the address. The entry of the history keeps its place (`steps.ts`); Next.js adds its own state. */
export function replaceSku(sku: string): void {
  if (skuInAddress() !== sku) markEntry(markOfEntry(), sku);
}

/** What an entry of the history says of itself; '' for one that says nothing. */
export function markOfEntry(): string {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null && 'design' in state ? String(state.design) : '';
}

/** Marks the entry on show, and with a sku exchanges that of its address. */
export function markEntry(design: string, sku?: string): void {
  window.history.replaceState({ design }, '', sku === undefined ? undefined : addressWith(sku));
}

/** A new entry after the one on show. */
export function pushEntry(design: string, sku: string): void {
  window.history.pushState({ design }, '', addressWith(sku));
}
