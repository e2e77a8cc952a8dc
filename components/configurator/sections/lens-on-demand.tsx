'use client';

import { useEffect, useState, type ComponentType } from 'react';

interface LensProps {
  /** The list whose pictures it enlarges. */
  readonly list: HTMLElement;
}

/**
 * Enlarges swatches and thumbnails of a list. It comes with the first pointer, finger or focus in it; where it cannot be had
 * nobody misses it, and the next one tries again.
 */
export function LensOnDemand({ listId }: { readonly listId: string }) {
  const [lens, setLens] = useState<{ Lens: ComponentType<LensProps>; list: HTMLElement } | null>(null);
  useEffect(() => {
    const list = document.getElementById(listId);
    if (!list || lens) return;
    const stop = new AbortController();
    const load = () => {
      void import('./lens').then(
        ({ Lens }) => !stop.signal.aborted && setLens({ Lens, list }),
        () => {},
      );
    };
    for (const type of ['pointerover', 'pointerdown', 'focusin']) {
      list.addEventListener(type, load, { signal: stop.signal, passive: true });
    }
    return () => stop.abort();
  }, [listId, lens]);
  return lens && <lens.Lens list={lens.list} />;
}
