import { TWO_TONE, type TwoToneType } from '@/lib/domain/catalogue';
import type { ImageToken } from '@/lib/domain/family';
import { BOTTOM_STAIN } from '@/lib/domain/slots';
import { bottomFinish } from './finish';

/** Where a layer of a cabinet stands, in the words of the two-tone types; `Box` is what they never name. */
export type Place = 'Top' | 'Base' | 'DrawerDoor' | 'Box';

/** All placements of specification §3.4, for families that let one choose. */
export const TWO_TONE_TYPES: readonly TwoToneType[] = Object.values(TWO_TONE);

/** Types that name a place: its layers then wear the top stain, and what the type leaves out wears the bottom one. */
const NAMED_IN: Readonly<Record<Place, readonly TwoToneType[]>> = {
  Top: [TWO_TONE.TopBase, TWO_TONE.TopDrawerDoor],
  Base: [TWO_TONE.TopBase, TWO_TONE.BaseDrawerDoor],
  DrawerDoor: [TWO_TONE.TopDrawerDoor, TWO_TONE.BaseDrawerDoor],
  Box: [],
};

/** Finish of a layer by the place it stands in. */
export const finishOf = (place: Place): readonly ImageToken[] =>
  bottomFinish.map((token) => (token.slot === BOTTOM_STAIN ? { ...token, passedOverIn: NAMED_IN[place] } : token));
