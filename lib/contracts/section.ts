import type { Section } from '@/lib/domain/catalogue';
import type { Fields } from './fields';

/** A section in all its forms (specification §3.2). Meanings are told at `Section` and in the database schema. */
export const SECTION = {
  id: { kind: 'id', wire: 'Id' },
  type: { kind: 'type', file: 'type', wire: 'SectionType' },
  slot: { kind: 'slot', blank: null, file: 'slot', wire: 'Slot' },
  childSlot: { kind: 'slot', blank: null, file: 'childSlot' },
  displayName: { kind: 'name', file: 'name', wire: 'DisplayName' },
  normalizedName: { kind: 'slug', file: 'normalizedName', wire: 'NormalizedName' },
  hasThumbnails: { kind: 'flag', blank: false, wire: 'HasThumbnails' },
  thumbnailPath: { kind: 'text', blank: '', file: 'thumbnails', wire: 'ThumbnailPath' },
  isSelectable: { kind: 'flag', blank: true, file: 'selectable', wire: 'IsSelectable' },
  isVisible: { kind: 'flag', blank: true, file: 'visible', wire: 'IsVisible' },
  isDynamic: { kind: 'flag', blank: false, file: 'dynamic', wire: 'IsDynamicSection' },
  isAccessory: { kind: 'flag', blank: false, file: 'accessory', wire: 'IsAccessory' },
  isActive: { kind: 'flag', blank: true, file: 'active', wire: 'IsActive' },
  isPictured: { kind: 'flag', blank: false, file: 'pictured', wire: 'IsPictured' },
  subSectionId: { kind: 'section', blank: null, file: 'subSection', wire: 'SubSectionID' },
  cssClasses: { kind: 'text', blank: '', file: 'cssClasses', wire: 'CssClasses' },
  defaultPartIds: { kind: 'ids', blank: [], scope: 'style' },
  defaultChildPartId: { kind: 'part', blank: null, scope: 'style' },
  parts: { kind: 'wireParts', wire: 'Parts', scope: 'page' },
  selectedPart: { kind: 'wirePart', wire: 'SelectedPart', scope: 'page' },
  selectedParts: { kind: 'wireParts', wire: 'SelectedParts', scope: 'page', of: 'MultiSelect' },
  isTwoToneEnabled: { kind: 'flag', wire: 'IsTwoToneEnabled', scope: 'page', of: 'Stain' },
  selectedTwoToneType: { kind: 'twoTone', wire: 'SelectedTwoToneType', scope: 'page', of: 'Stain' },
  parts2: { kind: 'wireParts', wire: 'Parts2', scope: 'page', of: 'Stain' },
  selectedBottomStain: { kind: 'wirePart', wire: 'SelectedBottomStain', scope: 'page', of: 'Stain' },
  selectedChildPart: { kind: 'wirePart', wire: 'SelectedChildPart', scope: 'page', optional: true },
  childSections: { kind: 'wireSections', wire: 'ChildSections', scope: 'page', optional: true },
} as const satisfies Fields & Record<keyof Section, unknown>;
