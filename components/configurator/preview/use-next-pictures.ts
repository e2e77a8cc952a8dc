'use client';

import { useEffect } from 'react';
import type { Section } from '@/lib/domain/catalogue';
import type { Configuration } from '@/lib/domain/configuration';

/** A person who reads a list stops here for a moment; one who clicks through sections loads nothing. */
const QUIET_MS = 400;

/**
 * Loads the pictures that a pick in `section` would most likely ask for, once things are quiet. Stops at the next pick and when another section opens; null loads nothing.
 */
export function useNextPictures(configuration: Configuration, section: Section | null): void {
  useEffect(() => {
    if (!section?.isPictured) return;
    const stop = new AbortController();
    const timer = setTimeout(() => {
      void import('./next-pictures').then(
        ({ loadNextPictures }) => loadNextPictures(configuration, section, stop.signal),
        // A head start is no promise.
        () => {},
      );
    }, QUIET_MS);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [configuration, section]);
}
