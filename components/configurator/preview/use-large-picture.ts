'use client';

import { useEffect, useState } from 'react';
import type { Picture } from '@/lib/domain/picture';
import { decodePicture, LARGE_FILES } from './decode-picture';

/** The picture from its large files: null until every layer of it is decoded. What is denied is tried again. */
export function useLargePicture(picture: Picture) {
  const [large, setLarge] = useState<Picture | null>(null);
  const [isDenied, setIsDenied] = useState(false);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    const stop = new AbortController();
    const onFailure = () => setIsDenied(true);
    void decodePicture(picture, { signal: stop.signal, files: LARGE_FILES, onFailure }).then((whole) => {
      if (!whole) return;
      setIsDenied(false);
      setLarge(whole);
    });
    return () => stop.abort();
  }, [picture, attempt]);
  return { large, isDenied, retry: () => setAttempt((last) => last + 1) };
}
