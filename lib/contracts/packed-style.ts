import type { Part, Section, Style } from '@/lib/domain/catalogue';

/**
 * A style on its way into a page: fields that hold nothing are left out, which halves what the page carries beside its
 * markup. A whole `Style` is a packed one too.
 */
export interface PackedStyle extends Omit<Style, 'sections'> {
  readonly sections: readonly PackedSection[];
}

type PackedSection = Pick<Section, 'id' | 'type' | 'displayName' | 'normalizedName'> &
  Partial<Omit<Section, 'parts' | 'childSections'>> & {
    readonly parts?: readonly PackedPart[];
    readonly childSections?: readonly PackedSection[];
  };

type PackedPart = Pick<Part, 'id' | 'displayName' | 'normalizedName'> &
  Partial<Omit<Part, 'childParts'>> & { readonly childParts?: readonly PackedPart[] };

const PART_BLANKS = {
  description: '',
  code: '',
  code2: '',
  imageName: '',
  sku: '',
  childSectionId: null,
  subSectionGroup: '',
  isDescriptionFlyout: false,
  isEnabled: true,
  sizeClass: '',
  isSelectionRestricted: false,
  additionalCostPercentage: null,
} as const;

const SECTION_BLANKS = {
  slot: null,
  childSlot: null,
  hasThumbnails: false,
  thumbnailPath: '',
  isSelectable: true,
  isVisible: true,
  isDynamic: false,
  isAccessory: false,
  isActive: true,
  isPictured: false,
  subSectionId: null,
  cssClasses: '',
  defaultPartIds: [],
  defaultChildPartId: null,
} as const;

/** Leaves out what `unpackStyle` puts back. */
export function packStyle(style: Style): PackedStyle {
  return { ...style, sections: style.sections.map(packSection) };
}

function packSection({ id, type, displayName, normalizedName, parts, childSections, ...rest }: Section): PackedSection {
  return {
    id,
    type,
    displayName,
    normalizedName,
    ...withoutBlanks(rest, SECTION_BLANKS),
    ...(parts.length > 0 && { parts: parts.map(packPart) }),
    ...(childSections.length > 0 && { childSections: childSections.map(packSection) }),
  };
}

function packPart({ id, displayName, normalizedName, childParts, sectionId: _sectionId, ...rest }: Part): PackedPart {
  return {
    id,
    displayName,
    normalizedName,
    ...withoutBlanks(rest, PART_BLANKS),
    ...(childParts.length > 0 && { childParts: childParts.map(packPart) }),
  };
}

function withoutBlanks<T extends object>(fields: T, blanks: object): Partial<T> {
  const kept: Partial<T> = { ...fields };
  for (const [name, blank] of Object.entries(blanks)) {
    const value = Reflect.get(fields, name);
    const isBlank = Array.isArray(value) ? value.length === 0 : value === blank;
    if (isBlank) Reflect.deleteProperty(kept, name);
  }
  return kept;
}

/** The whole style again. Call it once and keep the result: look-ups hang on its identity. */
export function unpackStyle(packed: PackedStyle): Style {
  return { ...packed, sections: packed.sections.map(unpackSection) };
}

function unpackSection({ parts = [], childSections = [], ...fields }: PackedSection): Section {
  return {
    ...SECTION_BLANKS,
    ...fields,
    parts: parts.map((part) => unpackPart(part, fields.id)),
    childSections: childSections.map(unpackSection),
  };
}

function unpackPart({ childParts = [], ...fields }: PackedPart, sectionId: number): Part {
  return { ...PART_BLANKS, ...fields, sectionId, childParts: childParts.map((child) => unpackPart(child, sectionId)) };
}
