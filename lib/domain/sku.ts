import { TWO_TONE, type Part, type Style } from './catalogue';
import type { FamilyDefinition, FilledSlots } from './family';
import { slotPart, type Selection } from './selection';

/** True for the codes that add no token: empty or '-' (specification §9). */
export const isEmptyCode = (sku: string): boolean => sku === '' || sku === '-';

/** Slots that live on as the extension of another one's code. */
export function isFolded(family: FamilyDefinition, slot: string): boolean {
  return family.skuExtensions.some((extension) => extension.from === slot);
}

/** Text that a slot's code grows by: leaf letter, table height, a fixed '30' (specification §3.3 SkuExtensions). */
export function skuExtension({ family, selection }: FilledSlots, slot: string): string {
  const extension = family.skuExtensions.find((candidate) => candidate.slot === slot);
  if (!extension) return '';
  const source = extension.from === null ? '' : (slotPart(selection, extension.from)?.sku ?? '');
  return extension.prefix(selection) + (isEmptyCode(source) ? '' : source);
}

/** Part code of specification §2.4: Sku plus SkuExtensions; '' for parts whose code is folded into another's. */
export function partCode(filled: FilledSlots, slot: string, part: Part): string {
  if (isEmptyCode(part.sku) || isFolded(filled.family, slot)) return '';
  return part.sku + skuExtension(filled, slot);
}

/** Token of a two-tone placement other than the usual one (specification §16.2). */
export const twoToneToken = (type: Selection['twoToneType']): string =>
  type === null || type === TWO_TONE.TopDrawerDoor ? '' : `TT${type}`;

/** The sku's tokens after the style's own: the part codes in the family's order. */
export function skuTokens(filled: FilledSlots): readonly string[] {
  const { family, selection } = filled;
  const codes = family.skuOrder.flatMap((slot) =>
    (selection.slots[slot] ?? []).map((part) => partCode(filled, slot, part)),
  );
  return [...codes, twoToneToken(selection.twoToneType)].filter((code) => code !== '');
}

/**
 * The custom sku (specification §9, §16.1): the style's token and the others joined by '-'; tables
 * join the first two without.
 */
export function customSku(family: FamilyDefinition, style: Style, tokens: readonly string[]): string {
  return family.joinsStyleToken(style) ? style.sku + tokens.join('-') : [style.sku, ...tokens].join('-');
}
