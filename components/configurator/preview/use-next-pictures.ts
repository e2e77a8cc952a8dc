'use client';

import { useEffect } from 'react';
import type { Section } from '@/lib/domain/catalogue';
import type { Configuration } from '../use-configuration';

/** A person who reads a list stops here for a moment; one who clicks through sections loads nothing. */
const QUIET_MS = 400;

/**
 * Loads the pictures that a pick in `section` would most likely ask for, once things are quiet (issue: likely next
 * layers). Stops at the next pick and when another section opens; null loads nothing.
 */
export function useNextPictures(configuration: Configuration, section: Section | null): void {
  const { picks } = configuration;
  useEffect(() => {
    if (!section?.isPictured) return;
    const stop = new AbortController();
    const timer = setTimeout(() => {
      void import('./next-pictures').then(({ loadNextPictures }) =>
        loadNextPictures(configuration, section, stop.signal),
      );
    }, QUIET_MS);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
    // Of the configuration only the picks say which pictures come next; it is a new object in every render.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [picks, section]);
}
