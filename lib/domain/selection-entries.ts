import type { Part, Section } from './catalogue';
import type { Choices, FilledSlots } from './family';
import type { SelectionEntry } from './selection';
import type { Candidate, Restriction } from './restrictions';
import { partCode } from './sku';
import { BOTTOM_STAIN, BOTTOM_STAIN_SECTION_OFFSET, TOP_STAIN } from './slots';
import { findPart } from './style-index';

/** Label of the leaf/solid-top section's second entry (specification §4.2). */
const LEAF_LABEL = 'Leaf/Solid Top';

/** What entries are listed of. */
interface Listed extends Choices, FilledSlots {
  readonly activeSections: readonly Section[];
  restrictionOf(candidate: Candidate): Restriction;
}

/** What an entry says otherwise than its section does. */
type Own = Partial<SelectionEntry> & { readonly isBottomStain?: boolean };

/**
 * The selection list of specification §4.2: an entry a section in catalogue order; stains as 'Stain' or 'Top Stain' and
 * 'Bottom Stain'; the leaf as a second entry of the size; a flyout by its child sections; an entry for each option.
 * Entries in conflict are flagged with the names of what they conflict with.
 */
export function selectionEntries(listed: Listed): readonly SelectionEntry[] {
  const { style, picks } = listed;
  return listed.activeSections.flatMap((section): readonly SelectionEntry[] => {
    if (section.slot === null) return [];
    const chosen = (picks.parts[section.id] ?? []).map((id) => findPart(style, section.id, id));
    if (section.type === 'MultiSelect') return chosen.map((part) => entry(listed, section, part));
    const part = chosen[0] ?? null;
    if (section.type === 'Stain') return stainEntries(listed, section, part);
    if (section.childSlot === null) return [entry(listed, section, part)];
    const child = findPart(style, section.id, picks.childParts[section.id]);
    return [
      entry(listed, section, part),
      entry(listed, section, child, { sectionDisplayName: LEAF_LABEL, slot: section.childSlot }),
    ];
  });
}

function stainEntries(listed: Listed, section: Section, top: Part | null): readonly SelectionEntry[] {
  const bottom = listed.selection.slots[BOTTOM_STAIN]?.[0];
  if (!bottom) return [entry(listed, section, top, { slot: TOP_STAIN, sectionDisplayName: 'Stain' })];
  return [
    entry(listed, section, top, { slot: TOP_STAIN, sectionDisplayName: 'Top Stain' }),
    entry(listed, section, bottom, {
      slot: BOTTOM_STAIN,
      sectionDisplayName: 'Bottom Stain',
      sectionId: section.id + BOTTOM_STAIN_SECTION_OFFSET,
      isBottomStain: true,
    }),
  ];
}

function entry(
  listed: Listed,
  section: Section,
  part: Part | null,
  { isBottomStain, ...own }: Own = {},
): SelectionEntry {
  const restriction = part ? listed.restrictionOf({ sectionId: section.id, partId: part.id, isBottomStain }) : null;
  const slot = own.slot ?? section.slot ?? '';
  return {
    sectionId: section.id,
    sectionDisplayName: section.displayName,
    slot,
    part,
    code: part ? partCode(listed, slot, part) : '',
    isValidSelection: restriction?.isValid ?? true,
    wouldCreateValidSelection: restriction?.isValid ?? true,
    invalidPartDisplayName: restriction?.invalidPartNames.join(', ') ?? '',
    ...own,
  };
}
