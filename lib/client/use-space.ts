'use client';

import { useEffect, useState } from 'react';
import type { Configuration } from '@/lib/domain/configuration';
import { adoptSpace, hasSpace } from '@/lib/domain/space/space';
import { getJson } from './api';
import { logFailure } from './log';

/** Who waits longer than this for the space has it compiled sooner. */
const PATIENCE_MS = 2000;

/** Loads the space of a style's designs, as the server has compiled it; resolves in any case. */
async function load({ family, style }: Configuration, path: string): Promise<void> {
  try {
    const packed = await getJson(path, { signal: AbortSignal.timeout(PATIENCE_MS) });
    if (!adoptSpace(family, style, packed)) throw new Error('the space is of another catalogue');
  } catch (error) {
    // The browser compiles it by itself: slower, and the same.
    logFailure(`${path} failed`, error);
  }
}

/** True once the space of the style is there, or has to be compiled here after all. */
export function useSpace(configuration: Configuration, path: string | undefined): boolean {
  const { style } = configuration;
  const [settled, setSettled] = useState<typeof style | null>(null);
  const isAtHand = path === undefined || hasSpace(style) || settled === style;
  useEffect(() => {
    if (isAtHand) return;
    void load(configuration, path).then(() => setSettled(style));
    // The path and the style are one page's.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isAtHand, path, style]);
  return isAtHand;
}
