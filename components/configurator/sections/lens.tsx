'use client';

import { useEffect, useState } from 'react';
import { Bubble } from '@/components/ui/bubble';
import { watchForLens, type Enlarged } from './watch-for-lens';

/** Size of the files of swatches and thumbnails, in pixels. */
const FILE_SIZE = 320;

/** A swatch or thumbnail at the full size of its file, beside the list. */
export function Lens({ list }: { readonly list: HTMLElement }) {
  const [shown, setShown] = useState<Enlarged | null>(null);
  useEffect(() => watchForLens(list, setShown), [list]);
  if (!shown) return null;
  return (
    <Bubble
      anchor={shown.anchor}
      gap={16}
      onClose={() => setShown(null)}
      className="pointer-events-none w-[min(20rem,70vw)] overflow-hidden bg-card"
    >
      {/* eslint-disable-next-line @next/next/no-img-element -- the very file that the list shows */}
      <img src={shown.src} alt="" width={FILE_SIZE} height={FILE_SIZE} className="aspect-square w-full" />
      <p className="px-3 py-2 text-note font-semibold">{shown.name}</p>
    </Bubble>
  );
}
