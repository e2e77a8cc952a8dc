'use client';

import { useState, type ReactNode } from 'react';
import { unpackStyle, type PackedStyle } from '@/lib/contracts/packed-style';
import type { ImageNames } from '@/lib/domain/image-names';
import type { Picks } from '@/lib/domain/picks';
import type { Prices } from '@/lib/domain/prices';
import { buildSelection } from '@/lib/domain/build-selection';
import { familyOf } from '@/lib/families/registry';
import { pictureOf } from '@/lib/client/picture';
import { ConfiguratorLayout } from './configurator-layout';
import { NoScriptStyles } from './no-script-styles';

export interface ConfiguratorProps {
  readonly style: PackedStyle;
  readonly categoryLongName: string;
  readonly initialPicks: Picks;
  /** Prices of the initial picks; null lets the client ask. */
  readonly initialPrices: Prices | null;
  readonly initialImages: ImageNames;
  /** Thumbnails that are not drawn yet, by address: they are told, not asked for. */
  readonly undrawn?: readonly string[];
  /** Message the page opens with, e.g. 'invalid sku'; '' for none. */
  readonly notice: string;
  /** A dealer's percentage off; null or absent when unset. */
  readonly discountPercent?: number | null;
  readonly icons?: ReactNode;
  readonly dealerForm?: ReactNode;
  readonly actions?: ReactNode;
}

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
