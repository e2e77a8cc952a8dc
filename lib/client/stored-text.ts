'use client';

import { useSyncExternalStore } from 'react';

/** A text that outlives a reload, in `localStorage` (all tabs) or `sessionStorage` (this tab). */
export interface StoredText {
  readonly get: () => string | null;
  readonly set: (text: string | null) => void;
  /** Tells of changes here and in other tabs, and after Back has woken a sleeping page. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** Where the browser refuses to store, the text lives as long as the page. */
export function storedText(area: 'localStorage' | 'sessionStorage', key: string): StoredText {
  const listeners = new Set<() => void>();
  let unsaved: string | null = null;
  return {
    get() {
      try {
        return window[area].getItem(key) ?? unsaved;
      } catch {
        return unsaved;
      }
    },
    set(text) {
      unsaved = null;
      try {
        if (text === null) window[area].removeItem(key);
        else window[area].setItem(key, text);
      } catch {
        unsaved = text;
      }
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      window.addEventListener('storage', listener);
      window.addEventListener('pageshow', listener);
      return () => {
        listeners.delete(listener);
        window.removeEventListener('storage', listener);
        window.removeEventListener('pageshow', listener);
      };
    },
  };
}

const nothing = (): null => null;

/** The text as it stands; null while the server's markup is taken over, so that both agree. */
export const useStoredText = (store: StoredText): string | null =>
  useSyncExternalStore(store.subscribe, store.get, nothing);
