import type { Part } from '@/lib/domain/catalogue';
import { INCHES, MEASURES } from '@/lib/domain/inches';
import type { Fields } from './fields';

/** Price groups of woods, cheapest first: the columns of a price matrix. */
export const WOOD_TIERS = ['A', 'B', 'C', 'D', 'E'] as const;
export type WoodTier = (typeof WOOD_TIERS)[number];

/** A part in all its forms (specification §3.3). Meanings are told at `Part` and in the database schema. */
export const PART = {
  id: { kind: 'id', wire: 'Id' },
  displayName: { kind: 'name', file: 'name', wire: 'DisplayName' },
  normalizedName: { kind: 'slug', file: 'normalizedName', wire: 'NormalizedName' },
  description: { kind: 'text', blank: '', file: 'description', wire: 'Description' },
  displayDescription: { kind: 'flag', wire: 'DisplayDescription', scope: 'page' },
  code: { kind: 'text', blank: '', file: 'code', wire: 'Code' },
  code2: { kind: 'text', blank: '', file: 'code2', wire: 'Code2' },
  imageName: {
    kind: 'text',
    blank: '',
    file: 'image',
    wire: 'ImageName',
    pattern: [/^[a-z0-9]*$/, 'must have small letters and digits only'],
  },
  sku: {
    kind: 'text',
    blank: '',
    file: 'sku',
    wire: 'Sku',
    pattern: [/^[A-Z0-9]*$/, 'must have capitals and digits only'],
  },
  skuExtensions: { kind: 'text', wire: 'SkuExtensions', scope: 'page' },
  finish: { kind: 'text', blank: '', file: 'finish' },
  woodTier: { kind: 'tier', blank: null, file: 'tier', scope: 'source' },
  childSectionId: { kind: 'section', blank: null, file: 'childSection', wire: 'ChildSectionId' },
  hasChildSection: { kind: 'flag', wire: 'HasChildSection', scope: 'page' },
  subSectionGroup: { kind: 'text', blank: '', file: 'group', wire: 'SubSectionGroup' },
  isDescriptionFlyout: { kind: 'flag', blank: false, file: 'descriptionFlyout', wire: 'IsDescriptionFlyout' },
  childParts: { kind: 'wireParts', wire: 'ChildParts', scope: 'page' },
  hasChildParts: { kind: 'flag', wire: 'HasChildParts', scope: 'page' },
  isSelected: { kind: 'flag', wire: 'IsSelected', scope: 'page' },
  isEnabled: { kind: 'flag', blank: true, file: 'enabled', wire: 'IsEnabled' },
  sectionId: { kind: 'id', wire: 'SectionId', scope: 'page' },
  sizeClass: { kind: 'text', blank: '', file: 'sizeClass', wire: 'SizeClass' },
  inches: {
    kind: 'text',
    blank: '',
    file: 'inches',
    wire: 'Inches',
    pattern: [INCHES, `must be such as 'width 60, depth 20' of ${MEASURES.join(', ')}`],
  },
  restrictedPartName: { kind: 'text', wire: 'RestrictedPartName', scope: 'page' },
  isSelectionRestricted: { kind: 'flag', blank: false, wire: 'IsSelectionRestricted', scope: 'style' },
  isBottomStain: { kind: 'flag', wire: 'IsBottomStain', scope: 'page' },
  additionalCostPercentage: {
    kind: 'percent',
    blank: null,
    file: 'adds',
    row: 'additionalCostPercent',
    wire: 'AdditionalCostPercentage',
  },
} as const satisfies Fields & Record<keyof Part, unknown>;
