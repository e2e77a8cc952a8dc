'use client';

import { useMemo, useState } from 'react';
import { unpackStyle } from '@/lib/contracts/packed-style';
import { pictureOf } from '@/lib/domain/picture';
import { configurationOf } from '@/lib/families/registry';
import { ConfiguratorLayout } from './configurator-layout';
import type { ConfiguratorProps } from './configurator-props';
import { NoScriptStyles } from './no-script-styles';

/**
 * The configurator: the one client root of every category page (DESIGN §3). It renders whole on the server from plain
 * props and asks for nothing until somebody picks. Give it the style's id as `key`.
 */
export function Configurator(props: ConfiguratorProps) {
  const { initialPicks, initialImages } = props;
  const [style] = useState(() => unpackStyle(props.style));
  const initial = useMemo(() => configurationOf(style, initialPicks), [style, initialPicks]);
  const [initialPicture] = useState(() => pictureOf(initial, initialImages));
  return (
    <>
      <NoScriptStyles />
      <ConfiguratorLayout {...props} initial={initial} initialPicture={initialPicture} />
    </>
  );
}
