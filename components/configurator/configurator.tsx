'use client';

import { useState, type ReactNode } from 'react';
import type { Style } from '@/lib/domain/catalogue';
import type { ImageNames } from '@/lib/domain/image-names';
import type { Picks } from '@/lib/domain/picks';
import type { Prices } from '@/lib/domain/prices';
import { buildSelection } from '@/lib/domain/build-selection';
import { familyOf } from '@/lib/families/registry';
import { pictureOf } from '@/lib/client/picture';
import { ConfiguratorLayout } from './configurator-layout';
import { NoScriptStyles } from './no-script-styles';

export interface ConfiguratorProps {
  readonly style: Style;
  readonly categoryRoute: string;
  readonly categoryLongName: string;
  readonly initialPicks: Picks;
  /** Prices of the initial picks; null lets the client ask. */
  readonly initialPrices: Prices | null;
  readonly initialImages: ImageNames;
  /** Message the page opens with, e.g. 'invalid sku'; '' for none. */
  readonly notice: string;
  readonly stylePath: string;
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
  const { style, initialPicks, initialImages } = props;
  const [initialPicture] = useState(() => {
    const family = familyOf(style);
    return pictureOf(family, buildSelection(family, style, initialPicks), initialImages);
  });
  return (
    <>
      <NoScriptStyles />
      <ConfiguratorLayout {...props} initialPicture={initialPicture} />
    </>
  );
}
