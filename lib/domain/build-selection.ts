import type { Part, Section } from './catalogue';
import type { Choices } from './family';
import type { Selection } from './selection';
import { BOTTOM_STAIN } from './slots';
import { findPart } from './style-index';

/** The choices by slot (specification §4.1): what each active section contributes, and the family's flags. */
export function buildSelection({ family, style, picks }: Choices, activeSections: readonly Section[]): Selection {
  const slots: Record<string, readonly Part[]> = {};
  const sections: Record<string, Section> = {};
  const fill = (slot: string, section: Section, ids: readonly (number | null | undefined)[]): void => {
    const parts = ids.map((id) => findPart(style, section.id, id)).filter((part) => part !== null);
    slots[slot] = parts;
    sections[slot] = section;
  };
  for (const section of activeSections) {
    if (section.slot) fill(section.slot, section, picks.parts[section.id] ?? []);
    // A size made without leaves leaves the slot empty, as if the style had none.
    const childId = picks.childParts[section.id];
    if (section.childSlot && childId !== undefined) fill(section.childSlot, section, [childId]);
    if (section.type === 'Stain' && picks.bottomStainId !== null) fill(BOTTOM_STAIN, section, [picks.bottomStainId]);
  }
  const plain: Selection = {
    style,
    slots,
    sections,
    isTwoTone: (slots[BOTTOM_STAIN]?.length ?? 0) > 0,
    twoToneType: picks.twoToneType,
    flags: {},
  };
  return family.hooks.deriveFlags ? { ...plain, flags: family.hooks.deriveFlags(plain) } : plain;
}
