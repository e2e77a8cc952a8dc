'use client';

import { useEffect, useState } from 'react';
import { Popover } from 'radix-ui';
import { watchForLens, type Enlarged } from './watch-for-lens';

/** Size of the files of swatches and thumbnails, in pixels. */
const FILE_SIZE = 320;

/** A swatch or thumbnail at the full size of its file, beside the list; it never takes the focus. */
export function Lens({ list }: { readonly list: HTMLElement }) {
  const [shown, setShown] = useState<Enlarged | null>(null);
  useEffect(() => watchForLens(list, setShown), [list]);
  if (!shown) return null;
  const keepFocus = (event: Event) => event.preventDefault();
  return (
    <Popover.Root open onOpenChange={(open) => !open && setShown(null)}>
      <Popover.Anchor virtualRef={{ current: shown.anchor }} />
      <Popover.Portal container={list.closest<HTMLElement>('main')}>
        <Popover.Content
          role="tooltip"
          side="right"
          sideOffset={16}
          collisionPadding={12}
          onOpenAutoFocus={keepFocus}
          onCloseAutoFocus={keepFocus}
          onFocusOutside={keepFocus}
          className="pointer-events-none z-30 w-[min(20rem,70vw)] animate-appear overflow-hidden rounded-soft bg-card shadow-float"
        >
          {/* eslint-disable-next-line @next/next/no-img-element -- the very file that the list shows */}
          <img src={shown.src} alt="" width={FILE_SIZE} height={FILE_SIZE} className="aspect-square w-full" />
          <p className="px-3 py-2 text-note font-semibold">{shown.name}</p>
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
