import { TWO_TONE, type Style } from './catalogue';
import type { FamilyDefinition } from './family';
import type { Picks } from './picks';
import { buildSelection } from './build-selection';
import { partCode } from './part-code';

/** Token of a two-tone placement other than the usual one (DESIGN §9). */
export const twoToneToken = (type: number): string => (type === TWO_TONE.TopDrawerDoor ? '' : `TT${type}`);

/**
 * The custom sku (SPEC §9, DESIGN §9): the style's token, then the part codes in the family's order, joined by '-';
 * tables join the first two without one.
 */
export function buildSku(family: FamilyDefinition, style: Style, picks: Picks): string {
  const tokens = skuTokens(family, style, picks);
  if (!family.joinsStyleToken(style)) return [style.sku, ...tokens].join('-');
  return style.sku + tokens.join('-');
}

/** The sku's tokens after the style's own, in order. */
export function skuTokens(family: FamilyDefinition, style: Style, picks: Picks): readonly string[] {
  const selection = buildSelection(family, style, picks);
  const codes = family.skuOrder.flatMap((slot) =>
    (selection.slots[slot] ?? []).map((part) => partCode(family, selection, slot, part)),
  );
  const twoTone = selection.twoToneType === null ? '' : twoToneToken(selection.twoToneType);
  return [...codes, twoTone].filter((code) => code !== '');
}
