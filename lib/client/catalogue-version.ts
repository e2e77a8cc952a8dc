'use client';

import { useSyncExternalStore } from 'react';
import { CATALOGUE_VERSION } from '@/lib/contracts/catalogue-version';

/** The newest version of the catalogue that any answer to this tab was made of; 0 until one came. */
let newest = 0;
const listeners = new Set<() => void>();

/** Notes which catalogue an answer was made of. */
export function noteVersion(headers: Headers): void {
  const version = Number(headers.get(CATALOGUE_VERSION) ?? 0);
  if (!(version > newest)) return;
  newest = version;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Whether answers come from a newer catalogue than a page was made of. */
export const useIsRenewed = (version: number): boolean =>
  useSyncExternalStore(
    subscribe,
    () => newest > version,
    () => false,
  );
