import type { NamedRule } from '@/lib/domain/family';
import { slotPart, type Selection } from '@/lib/domain/selection';
import { TOP_STAIN, WOOD } from '@/lib/domain/slots';

const isSoftMapleUnderBlack = (selection: Selection): boolean =>
  slotPart(selection, WOOD)?.normalizedName === 'soft-maple' &&
  slotPart(selection, TOP_STAIN)?.normalizedName === 'black';

/** Specification §5.2: black covers a soft maple table's base, never its top. */
export const blackStainOnSoftMaple: NamedRule = {
  code: 'black-stain-on-soft-maple',
  slot: TOP_STAIN,
  conflictsWith: WOOD,
  message: 'Black Stain is only available as a Bottom Stain for Soft Maple Tables',
  isBrokenBy: isSoftMapleUnderBlack,
};

/** The same rule seen from the wood. */
export const softMapleUnderBlackStain: NamedRule = {
  code: 'soft-maple-under-black-stain',
  slot: WOOD,
  conflictsWith: TOP_STAIN,
  message: 'The Soft Maple Wood is not available for Tables with a Black Top Stain',
  isBrokenBy: isSoftMapleUnderBlack,
};
