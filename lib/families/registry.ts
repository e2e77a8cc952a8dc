import type { Style } from '@/lib/domain/catalogue';
import type { FamilyDefinition } from '@/lib/domain/family';
import * as families from './all';

/** Every product family (DESIGN §6). */
export const FAMILIES: readonly FamilyDefinition[] = Object.values(families);

/** @throws Error for a key that no family has */
export function familyByKey(key: string): FamilyDefinition {
  const family = FAMILIES.find((candidate) => candidate.key === key);
  if (!family) throw new Error(`unknown family: ${key}`);
  return family;
}

/** The family belongs to the style: beds live beside bedrooms in one category. */
export const familyOf = (style: Style): FamilyDefinition => familyByKey(style.familyKey);
