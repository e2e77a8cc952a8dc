'use client';

import { useState } from 'react';
import { unpackStyle } from '@/lib/contracts/packed-style';
import { buildSelection } from '@/lib/domain/build-selection';
import { familyOf } from '@/lib/families/registry';
import { pictureOf } from '@/lib/domain/picture';
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
  const [initialPicture] = useState(() => {
    const family = familyOf(style);
    return pictureOf(family, buildSelection(family, style, initialPicks), initialImages);
  });
  return (
    <>
      <NoScriptStyles />
      <ConfiguratorLayout {...props} style={style} initialPicture={initialPicture} />
    </>
  );
}
