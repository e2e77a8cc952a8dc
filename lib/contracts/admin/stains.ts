import { thumbnailSubject } from '@/lib/domain/image-names';
import type { ValueOf } from './edits';

/** Woods and stains of a draft as their screen has them (specification §24.9). */

/** A wood that opens a list of stains. */
export interface DraftWood {
  readonly key: string;
  readonly name: string;
  /** Its token in picture names. */
  readonly image: string;
  readonly tier: string | null;
}

/** A stain in one list: each list offers it as a part of its own. */
export interface ListedStain {
  readonly key: string;
  readonly image: string;
  readonly isOffered: boolean;
  /** What it was made as a copy of in this draft; null for all others. */
  readonly copy: ValueOf<'NewPart'>;
  /** Hundredths of a percent that it adds to the base price in every style; null for no entry. */
  readonly adds: number | null;
  /** Address of its swatches, `{Wood}` and `{part}` to be filled in. */
  readonly template: string;
  /** Woods that open its list. */
  readonly woods: readonly DraftWood[];
}

/** A stain in all lists that offer it: those have it under the same last word of its key. */
export interface DraftStain {
  readonly word: string;
  readonly name: string;
  readonly sku: string;
  readonly listed: readonly ListedStain[];
}

/** A wood with the address of its own swatch. */
export interface ShownWood extends DraftWood {
  readonly template: string;
}

/** Address of the swatch of a part's token on a wood. */
export const swatchAddress = (template: string, wood: string, token: string): string =>
  thumbnailSubject(template, { imageName: token, code2: '' }).replace('{Wood}', wood);
