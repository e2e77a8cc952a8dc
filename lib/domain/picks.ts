import type { TwoToneType } from './catalogue';

/**
 * All the state a configuration has: chosen ids (specification §10). Sections that are not on show
 * (stain lists of other woods) have no entry, so equal configurations are equal values.
 */
export interface Picks {
  /** Section id → chosen part ids: one, or several in catalogue order for a multi-select. */
  readonly parts: Readonly<Record<number, readonly number[]>>;
  /** Leaf/solid-top section id → chosen child part id. */
  readonly childParts: Readonly<Record<number, number>>;
  /** Bottom stain of the stain section on show; null means one stain all over. */
  readonly bottomStainId: number | null;
  /** Set together with the bottom stain. */
  readonly twoToneType: TwoToneType | null;
}

/** Nothing chosen by anybody: every section starts with its default. */
export const NO_PICKS: Picks = { parts: {}, childParts: {}, bottomStainId: null, twoToneType: null };

/** What a person can do to a configuration. */
export type PickAction =
  | {
      readonly type: 'pick';
      readonly sectionId: number;
      readonly partId: number;
      readonly childPartId?: number;
      readonly isBottomStain?: boolean;
    }
  | { readonly type: 'toggleTwoTone' }
  | { readonly type: 'setTwoToneType'; readonly twoToneType: TwoToneType };
