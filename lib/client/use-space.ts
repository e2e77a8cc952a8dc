'use client';

import { useEffect, useState } from 'react';
import type { Configuration } from '@/lib/domain/configuration';
import { adoptSpace, hasSpace } from '@/lib/domain/space/space';
import { getJson } from './api';
import { logFailure } from './log';

/** Who waits longer than this for the space does without suggestions. */
const PATIENCE_MS = 4000;

/**
 * Loads the space of a style's designs, as the server has compiled it, when it is not there yet.
 * @param path where it is; without one it is compiled in the browser
 * @returns whether it is at hand
 */
export async function loadSpace({ family, style }: Configuration, path: string | undefined): Promise<boolean> {
  if (path === undefined || hasSpace(style)) return true;
  try {
    const packed = await getJson(path, { signal: AbortSignal.timeout(PATIENCE_MS) });
    if (!adoptSpace(family, style, packed)) throw new Error('the space is of another catalogue');
    return true;
  } catch (error) {
    logFailure(`${path} failed`, error);
    return false;
  }
}

/** Whether the space of the style is at hand; null while it is on its way. */
export function useSpace(configuration: Configuration, path: string | undefined): boolean | null {
  const { style } = configuration;
  const [loaded, setLoaded] = useState<{ readonly style: typeof style; readonly isThere: boolean } | null>(null);
  const isKnown = path === undefined || hasSpace(style) || loaded?.style === style;
  useEffect(() => {
    if (isKnown) return;
    void loadSpace(configuration, path).then((isThere) => setLoaded({ style, isThere }));
    // The path and the style are one page's.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isKnown, path, style]);
  if (path === undefined || hasSpace(style)) return true;
  return loaded?.style === style ? loaded.isThere : null;
}
