import type { ReactNode } from 'react';
import type { GivenPrice } from '@/lib/contracts/given-price';
import type { PackedStyle } from '@/lib/contracts/packed-style';
import type { ImageNames } from '@/lib/domain/image-names';
import type { Picks } from '@/lib/domain/picks';
import type { Prices } from '@/lib/domain/prices';

/** What a category page hands to the configurator: plain values, and slots for what stands around it. */
export interface ConfiguratorProps {
  readonly style: PackedStyle;
  readonly categoryLongName: string;
  readonly initialPicks: Picks;
  /** Prices of the initial picks; null lets the client ask. */
  readonly initialPrices: Prices | null;
  readonly initialImages: ImageNames;
  /** Address of the initial picture as one file; null while nobody has drawn it. */
  readonly initialWhole?: string | null;
  /** Thumbnails that are not drawn yet (`thumbnailSubject`): they are told, not asked for. */
  readonly missingThumbnails?: readonly string[];
  /** Where parts that this style is never made with can be had, by part id and in words. */
  readonly elsewhere?: Readonly<Record<number, string>>;
  /** Address of the style's space of designs; without one it is compiled in the browser. */
  readonly spacePath?: string;
  /** The version of the catalogue that the page was made of; without one the page is not told of newer ones. */
  readonly catalogueVersion?: number;
  /** The price that a mail's link shows. */
  readonly given?: GivenPrice;
  /** Message the page opens with, e.g. 'invalid sku'; '' for none. */
  readonly notice: string;
  /** Further ways to pass the design on, e.g. the e-mail icon. */
  readonly icons?: ReactNode;
  /** When the piece comes and whom to ask. */
  readonly terms?: ReactNode;
}
