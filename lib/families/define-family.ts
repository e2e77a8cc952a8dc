import type { FamilyDefinition } from '@/lib/domain/family';

/** Checks a family's shape at compile time and freezes it; the one way a family file exports its data. */
export function defineFamily(definition: FamilyDefinition): FamilyDefinition {
  return Object.freeze(definition);
}
