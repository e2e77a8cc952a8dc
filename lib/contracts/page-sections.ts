import type { Part, Section } from '@/lib/domain/catalogue';
import type { Configuration } from '@/lib/domain/configuration';
import type { SelectionEntry } from '@/lib/domain/selection';
import { isEmptyCode, skuExtension } from '@/lib/domain/sku';
import { BOTTOM_STAIN } from '@/lib/domain/slots';
import { findPart } from '@/lib/domain/style-index';
import { wireWriter, type WireRecord } from './fields';
import { PART } from './part';
import { SECTION } from './section';

const writeSection = wireWriter(SECTION);
const writePart = wireWriter(PART);

export function entryToWire(configuration: Configuration, entry: SelectionEntry) {
  const section = configuration.selection.sections[entry.slot];
  return {
    SectionId: entry.sectionId,
    SectionDisplayName: entry.sectionDisplayName,
    Slot: entry.slot,
    SelectedPart: entry.part && section ? partToWire(configuration, section, entry.part, entry.slot) : null,
    IsValidSelection: entry.isValidSelection,
    WouldCreateValidSelection: entry.wouldCreateValidSelection,
    InvalidPartDisplayName: entry.invalidPartDisplayName,
  };
}

export function sectionToWire(configuration: Configuration, section: Section): WireRecord {
  const { style, picks } = configuration;
  const chosen = (picks.parts[section.id] ?? section.defaultPartIds)
    .map((id) => findPart(style, section.id, id))
    .filter((part) => part !== null);
  const write = (part: Part | null | undefined, slot = section.slot) =>
    part ? partToWire(configuration, section, part, slot ?? '') : null;
  const list = (parts: readonly Part[], slot = section.slot) =>
    parts.map((part) => partToWire(configuration, section, part, slot ?? ''));
  const isActive = configuration.activeSections.includes(section);
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
        ? section.childSections.map((child) => sectionToWire(configuration, child))
        : undefined,
  });
}

function partToWire(configuration: Configuration, section: Section, part: Part, slot: string): WireRecord {
  const isSelected = (configuration.selection.slots[slot] ?? []).some((chosen) => chosen.id === part.id);
  const isBottomStain = slot === BOTTOM_STAIN;
  const restriction = configuration.restrictionOf({ sectionId: section.id, partId: part.id, isBottomStain });
  return writePart({
    ...part,
    displayDescription: part.description !== '',
    skuExtensions: isSelected && !isEmptyCode(part.sku) ? skuExtension(configuration, slot) : '',
    hasChildSection: part.childSectionId !== null,
    childParts: part.childParts.map((child) => partToWire(configuration, section, child, section.childSlot ?? '')),
    hasChildParts: part.childParts.length > 0,
    isSelected,
    restrictedPartName: restriction.invalidPartNames.join(', '),
    isBottomStain,
  });
}
