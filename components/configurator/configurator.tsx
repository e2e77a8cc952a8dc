'use client';

import { useMemo, useState } from 'react';
import { unpackStyle } from '@/lib/contracts/packed-style';
import { pictureOf } from '@/lib/domain/picture';
import { configurationOf } from '@/lib/families/registry';
import { ConfiguratorLayout } from './configurator-layout';
import type { ConfiguratorProps } from './configurator-props';

/**
 * The configurator: the one client root of every category page (architecture §2). It renders whole on the server from
 * plain props and asks for nothing until somebody picks. Give it the style's id as `key`.
 */
export function Configurator(props: ConfiguratorProps) {
  const { initialPicks, initialImages } = props;
  const [style] = useState(() => unpackStyle(props.style));
  const initial = useMemo(() => configurationOf(style, initialPicks), [style, initialPicks]);
  const [initialPicture] = useState(() => pictureOf(initial, initialImages));
  return (
    <>
      <WithoutScripts />
      <ConfiguratorLayout {...props} initial={initial} initialPicture={initialPicture} />
    </>
  );
}

/** What only browsers without JavaScript say; the header has their style sheet. */
function WithoutScripts() {
  return (
    <noscript>
      <p className="mx-auto max-w-[92rem] bg-sand px-4 py-3 text-note md:px-6">
        Scripts are off in this browser: you see every choice and this design with its prices. To change it here, please
        allow scripts for this page.
      </p>
    </noscript>
  );
}
