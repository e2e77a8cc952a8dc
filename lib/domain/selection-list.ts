import type { Part, Section, Style } from './catalogue';
import type { FamilyDefinition } from './family';
import type { Picks } from './picks';
import type { Selection, SelectionEntry } from './selection';
import { buildSelection } from './build-selection';
import { createJudge, type Judgement } from './judge';
import { partCode } from './part-code';
import { BOTTOM_STAIN, BOTTOM_STAIN_SECTION_OFFSET, TOP_STAIN } from './slots';
import { findPart } from './style-index';
import { activeSections } from './visibility';

/** Label of the leaf/solid-top section's second entry (SPEC §4). */
const LEAF_LABEL = 'Leaf/Solid Top';

/**
 * The selection list of SPEC §4: an entry a section in catalogue order; stains as 'Stain' or 'Top Stain' and
 * 'Bottom Stain'; the leaf as a second entry of the size; a flyout by its child sections; an entry for each option.
 * Entries in conflict are flagged with the names of what they conflict with.
 */
export function selectionList(family: FamilyDefinition, style: Style, picks: Picks): readonly SelectionEntry[] {
  const selection = buildSelection(family, style, picks);
  const judge = createJudge(family, style, picks);
  const entry = (section: Section, part: Part | null, own: Partial<SelectionEntry> & { judgement?: Judgement }) => {
    const { judgement, ...fields } = own;
    const verdict = judgement ?? (part ? judge({ sectionId: section.id, partId: part.id }) : null);
    const slot = fields.slot ?? section.slot ?? '';
    return {
      sectionId: section.id,
      sectionDisplayName: section.displayName,
      slot,
      part,
      code: part ? partCode(family, selection, slot, part) : '',
      isValidSelection: verdict?.isValid ?? true,
      wouldCreateValidSelection: verdict?.isValid ?? true,
      invalidPartDisplayName: verdict?.invalidPartNames.join(', ') ?? '',
      ...fields,
    };
  };
  return activeSections(family, style, picks).flatMap((section): readonly SelectionEntry[] => {
    if (section.slot === null) return [];
    const chosen = (picks.parts[section.id] ?? []).map((id) => findPart(style, section.id, id));
    if (section.type === 'MultiSelect') return chosen.map((part) => entry(section, part, {}));
    const part = chosen[0] ?? null;
    if (section.type === 'Stain') return stainEntries(section, part, selection, entry, judge);
    if (section.childSlot === null) return [entry(section, part, {})];
    const child = findPart(style, section.id, picks.childParts[section.id]);
    return [
      entry(section, part, {}),
      entry(section, child, { sectionDisplayName: LEAF_LABEL, slot: section.childSlot }),
    ];
  });
}

function stainEntries(
  section: Section,
  top: Part | null,
  selection: Selection,
  entry: (
    section: Section,
    part: Part | null,
    own: Partial<SelectionEntry> & { judgement?: Judgement },
  ) => SelectionEntry,
  judge: ReturnType<typeof createJudge>,
): readonly SelectionEntry[] {
  const bottom = selection.slots[BOTTOM_STAIN]?.[0];
  if (!bottom) return [entry(section, top, { slot: TOP_STAIN, sectionDisplayName: 'Stain' })];
  return [
    entry(section, top, { slot: TOP_STAIN, sectionDisplayName: 'Top Stain' }),
    entry(section, bottom, {
      slot: BOTTOM_STAIN,
      sectionDisplayName: 'Bottom Stain',
      sectionId: section.id + BOTTOM_STAIN_SECTION_OFFSET,
      judgement: judge({ sectionId: section.id, partId: bottom.id, isBottomStain: true }),
    }),
  ];
}

/** True when nothing in the configuration conflicts (DESIGN §7). */
export function isValidConfiguration(family: FamilyDefinition, style: Style, picks: Picks): boolean {
  return selectionList(family, style, picks).every((entry) => entry.isValidSelection);
}
