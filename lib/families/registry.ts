import type { Style } from '@/lib/domain/catalogue';
import type { FamilyDefinition } from '@/lib/domain/family';
import type { Picks } from '@/lib/domain/picks';
import { Configuration } from '@/lib/domain/configuration';
import * as families from './all';

/** Every product family (specification §13). */
export const FAMILIES: readonly FamilyDefinition[] = Object.values(families);

/** @throws Error for a key that no family has */
export function familyByKey(key: string): FamilyDefinition {
  const family = FAMILIES.find((candidate) => candidate.key === key);
  if (!family) throw new Error(`unknown family: ${key}`);
  return family;
}

/** The family belongs to the style: beds live beside bedrooms in one category. */
export const familyOf = (style: Style): FamilyDefinition => familyByKey(style.familyKey);

/** A configuration of a style in its family; without picks the one it starts with. */
export const configurationOf = (style: Style, picks?: Picks): Configuration =>
  new Configuration(familyOf(style), style, picks);
