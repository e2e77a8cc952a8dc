import type { Section } from '@/lib/domain/catalogue';
import type { Configuration } from '@/lib/domain/configuration';
import { BOTTOM_STAIN_SECTION_OFFSET } from '@/lib/domain/slots';

/** The steps in the order in which the accordion lists them: pictured ones first (specification §2.3). */
export function sectionOrder({ visibleSections }: Configuration): {
  readonly pictured: readonly Section[];
  readonly others: readonly Section[];
} {
  return {
    pictured: visibleSections.filter((section) => section.isPictured),
    others: visibleSections.filter((section) => !section.isPictured),
  };
}

/** The step in which an entry of the selection list is chosen; null when none on show has it. */
export function stepOf({ visibleSections }: Configuration, entrySectionId: number): Section | null {
  const id =
    entrySectionId > BOTTOM_STAIN_SECTION_OFFSET ? entrySectionId - BOTTOM_STAIN_SECTION_OFFSET : entrySectionId;
  const has = (section: Section): boolean => section.id === id || section.childSections.some(has);
  return visibleSections.find(has) ?? null;
}
