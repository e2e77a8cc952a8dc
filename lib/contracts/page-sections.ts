import type { Part, Section, Style } from '@/lib/domain/catalogue';
import type { FamilyDefinition } from '@/lib/domain/family';
import type { Picks } from '@/lib/domain/picks';
import type { Selection, SelectionEntry } from '@/lib/domain/selection';
import type { createJudge } from '@/lib/domain/judge';
import { isEmptyCode, skuExtension } from '@/lib/domain/part-code';
import { BOTTOM_STAIN } from '@/lib/domain/slots';
import { findPart } from '@/lib/domain/style-index';

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

interface WireSection {
  readonly [field: string]: unknown;
}

export function sectionToWire(context: PageContext, section: Section): WireSection {
  const { style, picks } = context;
  const chosen = (picks.parts[section.id] ?? section.defaultPartIds)
    .map((id) => findPart(style, section.id, id))
    .filter((part) => part !== null);
  const write = (part: Part | null | undefined, slot = section.slot) =>
    part ? partToWire(context, section, part, slot ?? '') : null;
  const isActive = context.activeIds.has(section.id);
  return {
    Id: section.id,
    SectionType: section.type,
    Slot: section.slot,
    DisplayName: section.displayName,
    NormalizedName: section.normalizedName,
    HasThumbnails: section.hasThumbnails,
    ThumbnailPath: section.thumbnailPath,
    IsSelectable: section.isSelectable,
    IsVisible: section.isAccessory ? section.isVisible : isActive,
    IsDynamicSection: section.isDynamic,
    IsAccessory: section.isAccessory,
    IsActive: section.isActive,
    IsPictured: section.isPictured,
    SubSectionID: section.subSectionId,
    CssClasses: section.cssClasses,
    Parts: section.parts.map((part) => write(part)),
    ...(section.type === 'MultiSelect'
      ? { SelectedPart: null, SelectedParts: chosen.map((part) => write(part)) }
      : { SelectedPart: write(chosen[0]) }),
    ...(section.type === 'Stain' ? stainFields(context, section, isActive, write) : {}),
    ...(section.childSlot !== null
      ? { SelectedChildPart: write(findPart(style, section.id, picks.childParts[section.id]), section.childSlot) }
      : {}),
    ...(section.childSections.length > 0
      ? { ChildSections: section.childSections.map((child) => sectionToWire(context, child)) }
      : {}),
  };
}

function stainFields(
  { style, picks }: PageContext,
  section: Section,
  isActive: boolean,
  write: (part: Part | null, slot?: string) => unknown,
) {
  const isTwoTone = isActive && picks.bottomStainId !== null;
  return {
    IsTwoToneEnabled: isTwoTone,
    SelectedTwoToneType: isTwoTone ? picks.twoToneType : null,
    Parts2: section.parts.map((part) => write(part, BOTTOM_STAIN)),
    SelectedBottomStain: isTwoTone ? write(findPart(style, section.id, picks.bottomStainId), BOTTOM_STAIN) : null,
  };
}

interface WirePart {
  readonly [field: string]: unknown;
}

function partToWire(context: PageContext, section: Section, part: Part, slot: string): WirePart {
  const { family, selection, judge } = context;
  const isSelected = (selection.slots[slot] ?? []).some((chosen) => chosen.id === part.id);
  const isBottomStain = slot === BOTTOM_STAIN;
  const judgement = judge({ sectionId: section.id, partId: part.id, isBottomStain });
  return {
    Id: part.id,
    DisplayName: part.displayName,
    NormalizedName: part.normalizedName,
    Description: part.description,
    DisplayDescription: part.description !== '',
    Code: part.code,
    Code2: part.code2,
    ImageName: part.imageName,
    Sku: part.sku,
    SkuExtensions: isSelected && !isEmptyCode(part.sku) ? skuExtension(family, selection, slot) : '',
    ChildSectionId: part.childSectionId,
    HasChildSection: part.childSectionId !== null,
    SubSectionGroup: part.subSectionGroup,
    IsDescriptionFlyout: part.isDescriptionFlyout,
    ChildParts: part.childParts.map((child) => partToWire(context, section, child, section.childSlot ?? '')),
    HasChildParts: part.childParts.length > 0,
    IsSelected: isSelected,
    IsEnabled: part.isEnabled,
    SectionId: part.sectionId,
    SizeClass: part.sizeClass,
    RestrictedPartName: judgement.invalidPartNames.join(', '),
    IsSelectionRestricted: part.isSelectionRestricted,
    IsBottomStain: isBottomStain,
    AdditionalCostPercentage: part.additionalCostPercentage,
  };
}
