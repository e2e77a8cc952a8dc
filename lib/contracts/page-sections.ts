import type { Part, Section, Style } from '@/lib/domain/catalogue';
import type { FamilyDefinition } from '@/lib/domain/family';
import type { Picks } from '@/lib/domain/picks';
import type { Selection, SelectionEntry } from '@/lib/domain/selection';
import type { createJudge } from '@/lib/domain/judge';
import { isEmptyCode, skuExtension } from '@/lib/domain/part-code';
import { BOTTOM_STAIN } from '@/lib/domain/slots';
import { findPart } from '@/lib/domain/style-index';
import { wireWriter, type WireRecord } from './fields';
import { PART } from './part';
import { SECTION } from './section';

const writeSection = wireWriter(SECTION);
const writePart = wireWriter(PART);

/** State of one page that every part and section of it is written against. */
export interface PageContext {
  readonly family: FamilyDefinition;
  readonly style: Style;
  readonly picks: Picks;
  readonly selection: Selection;
  readonly judge: ReturnType<typeof createJudge>;
  readonly activeIds: ReadonlySet<number>;
}

export function entryToWire(context: PageContext, entry: SelectionEntry) {
  const section = context.selection.sections[entry.slot];
  return {
    SectionId: entry.sectionId,
    SectionDisplayName: entry.sectionDisplayName,
    Slot: entry.slot,
    SelectedPart: entry.part && section ? partToWire(context, section, entry.part, entry.slot) : null,
    IsValidSelection: entry.isValidSelection,
    WouldCreateValidSelection: entry.wouldCreateValidSelection,
    InvalidPartDisplayName: entry.invalidPartDisplayName,
  };
}

export function sectionToWire(context: PageContext, section: Section): WireRecord {
  const { style, picks } = context;
  const chosen = (picks.parts[section.id] ?? section.defaultPartIds)
    .map((id) => findPart(style, section.id, id))
    .filter((part) => part !== null);
  const write = (part: Part | null | undefined, slot = section.slot) =>
    part ? partToWire(context, section, part, slot ?? '') : null;
  const list = (parts: readonly Part[], slot = section.slot) =>
    parts.map((part) => partToWire(context, section, part, slot ?? ''));
  const isActive = context.activeIds.has(section.id);
  const isMultiSelect = section.type === 'MultiSelect';
  const isTwoTone = isActive && picks.bottomStainId !== null;
  return writeSection({
    ...section,
    isVisible: section.isAccessory ? section.isVisible : isActive,
    parts: list(section.parts),
    selectedPart: isMultiSelect ? null : write(chosen[0]),
    selectedParts: isMultiSelect ? list(chosen) : undefined,
    ...(section.type === 'Stain' && {
      isTwoToneEnabled: isTwoTone,
      selectedTwoToneType: isTwoTone ? picks.twoToneType : null,
      parts2: list(section.parts, BOTTOM_STAIN),
      selectedBottomStain: isTwoTone ? write(findPart(style, section.id, picks.bottomStainId), BOTTOM_STAIN) : null,
    }),
    selectedChildPart:
      section.childSlot === null
        ? undefined
        : write(findPart(style, section.id, picks.childParts[section.id]), section.childSlot),
    childSections:
      section.childSections.length > 0
        ? section.childSections.map((child) => sectionToWire(context, child))
        : undefined,
  });
}

function partToWire(context: PageContext, section: Section, part: Part, slot: string): WireRecord {
  const { family, selection, judge } = context;
  const isSelected = (selection.slots[slot] ?? []).some((chosen) => chosen.id === part.id);
  const isBottomStain = slot === BOTTOM_STAIN;
  const judgement = judge({ sectionId: section.id, partId: part.id, isBottomStain });
  return writePart({
    ...part,
    displayDescription: part.description !== '',
    skuExtensions: isSelected && !isEmptyCode(part.sku) ? skuExtension(family, selection, slot) : '',
    hasChildSection: part.childSectionId !== null,
    childParts: part.childParts.map((child) => partToWire(context, section, child, section.childSlot ?? '')),
    hasChildParts: part.childParts.length > 0,
    isSelected,
    restrictedPartName: judgement.invalidPartNames.join(', '),
    isBottomStain,
  });
}
