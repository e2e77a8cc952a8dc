import type { Part } from './catalogue';
import type { FamilyDefinition } from './family';
import type { Selection } from './selection';
import { slotPart } from './build-selection';

/** True for the codes that add no token: empty or '-' (SPEC §9). */
export const isEmptyCode = (sku: string): boolean => sku === '' || sku === '-';

/** Text that a slot's code grows by: leaf letter, table height, a fixed '30' (SPEC §3 SkuExtensions). */
export function skuExtension(family: FamilyDefinition, selection: Selection, slot: string): string {
  const extension = family.skuExtensions.find((candidate) => candidate.slot === slot);
  if (!extension) return '';
  const source = extension.from === null ? '' : (slotPart(selection, extension.from)?.sku ?? '');
  return extension.prefix(selection) + (isEmptyCode(source) ? '' : source);
}

/** Part code of SPEC §2: Sku plus SkuExtensions; '' for parts whose code is folded into another's. */
export function partCode(family: FamilyDefinition, selection: Selection, slot: string, part: Part): string {
  if (isEmptyCode(part.sku) || isFolded(family, slot)) return '';
  return part.sku + skuExtension(family, selection, slot);
}

/** Slots that live on as the extension of another one's code. */
export function isFolded(family: FamilyDefinition, slot: string): boolean {
  return family.skuExtensions.some((extension) => extension.from === slot);
}
