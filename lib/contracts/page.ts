import type { CatalogueSnapshot, Category, Part, Section, Style } from '@/lib/domain/catalogue';
import type { FamilyDefinition } from '@/lib/domain/family';
import type { ImageNames } from '@/lib/domain/image-names';
import type { Picks } from '@/lib/domain/picks';
import type { Prices } from '@/lib/domain/prices';
import type { Selection, SelectionEntry } from '@/lib/domain/selection';
import { buildSelection } from '@/lib/domain/build-selection';
import { createJudge } from '@/lib/domain/judge';
import { isEmptyCode, skuExtension } from '@/lib/domain/part-code';
import { selectionList } from '@/lib/domain/selection-list';
import { BOTTOM_STAIN } from '@/lib/domain/slots';
import { findPart } from '@/lib/domain/style-index';
import { activeSections } from '@/lib/domain/visibility';
import { imageNamesToWire } from './image-names';
import { pricesToWire } from './prices';
import { selectionToWire } from './selection';

/** Everything the page model is made from. */
export interface PageSource {
  readonly snapshot: CatalogueSnapshot;
  readonly category: Category;
  readonly style: Style;
  readonly family: FamilyDefinition;
  readonly picks: Picks;
  readonly prices: Prices;
  readonly images: ImageNames;
}

/** State of one page that every part and section of it is written against. */
interface Context {
  readonly family: FamilyDefinition;
  readonly style: Style;
  readonly picks: Picks;
  readonly selection: Selection;
  readonly judge: ReturnType<typeof createJudge>;
  readonly activeIds: ReadonlySet<number>;
}

/** The page model of GetPage and GetPageByCustomSku (DESIGN §10). */
export function pageToWire({ snapshot, category, style, family, picks, prices, images }: PageSource) {
  return {
    Id: category.id,
    LongerName: category.longerName,
    DisplayName: category.displayName,
    NormalizedName: category.normalizedName,
    StylePage: {
      Styles: category.styles.map((each) => styleRefToWire(category, each)),
      ActiveStyle: activeStyleToWire(category, style, family, picks, prices, images),
    },
    Categories: snapshot.categories.map((each) => ({
      Id: each.id,
      DisplayName: each.displayName,
      LongerName: each.longerName,
      NormalizedName: each.normalizedName,
      Styles: each.styles.map((own) => styleRefToWire(each, own)),
    })),
  };
}

function styleRefToWire(category: Category, style: Style) {
  return {
    Id: style.id,
    DisplayName: style.displayName,
    NormalizedName: style.normalizedName,
    NormalizedCategoryName: category.normalizedName,
    CategoryId: style.categoryId,
  };
}

function activeStyleToWire(
  category: Category,
  style: Style,
  family: FamilyDefinition,
  picks: Picks,
  prices: Prices,
  images: ImageNames,
) {
  const active = activeSections(family, style, picks);
  const context: Context = {
    family,
    style,
    picks,
    selection: buildSelection(family, style, picks),
    judge: createJudge(family, style, picks),
    activeIds: new Set(active.map((section) => section.id)),
  };
  const stainSection = active.find((section) => section.type === 'Stain');
  return {
    ...styleRefToWire(category, style),
    Family: family.family,
    Sku: style.sku,
    Description: style.description,
    Note1: style.note1,
    Note2: style.note2,
    Sections: style.sections.map((section) => sectionToWire(context, section)),
    StainSection: stainSection ? sectionToWire(context, stainSection) : null,
    PartRestrictions: style.partRestrictions.map((pair) => ({
      LeftPartId: pair.leftPartId,
      RightPartId: pair.rightPartId,
    })),
    ThreePartRestrictions: style.threePartRestrictions.map((three) => ({
      Part1Id: three.part1Id,
      Part2Id: three.part2Id,
      Part3Id: three.part3Id,
    })),
    Selections: selectionList(family, style, picks).map((entry) => entryToWire(context, entry)),
    Markup: null,
    ReadableMarkupCode: null,
    IsSuperUser: false,
    [`${family.operationName}Selections`]: selectionToWire(family, context.selection),
    [`${family.operationName}Prices`]: pricesToWire(prices),
    [`${family.operationName}ImageNames`]: imageNamesToWire(images),
  };
}

function entryToWire(context: Context, entry: SelectionEntry) {
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

function sectionToWire(context: Context, section: Section): WireSection {
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
  { style, picks }: Context,
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

function partToWire(context: Context, section: Section, part: Part, slot: string): WirePart {
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
