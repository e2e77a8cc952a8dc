import type { Part, Section, Style } from '@/lib/domain/catalogue';
import { blanksOf, pack, type PackedOf } from './fields';
import { PART } from './part';
import { SECTION } from './section';

/**
 * A style on its way into a page: fields that hold nothing are left out, which halves what the page carries beside its
 * markup. A whole `Style` is a packed one too.
 */
export interface PackedStyle extends Omit<Style, 'sections'> {
  readonly sections: readonly PackedSection[];
}
type PackedSection = PackedOf<typeof SECTION> & {
  readonly parts?: readonly PackedPart[];
  readonly childSections?: readonly PackedSection[];
};
type PackedPart = PackedOf<typeof PART> & { readonly childParts?: readonly PackedPart[] };

/** Leaves out what `unpackStyle` puts back. */
export function packStyle(style: Style): PackedStyle {
  return { ...style, sections: style.sections.map(packSection) };
}

function packSection(section: Section): PackedSection {
  const { parts, childSections } = section;
  return {
    ...pack(SECTION, section),
    ...(parts.length > 0 && { parts: parts.map(packPart) }),
    ...(childSections.length > 0 && { childSections: childSections.map(packSection) }),
  };
}

function packPart(part: Part): PackedPart {
  return { ...pack(PART, part), ...(part.childParts.length > 0 && { childParts: part.childParts.map(packPart) }) };
}

const SECTION_BLANKS = blanksOf(SECTION);
const PART_BLANKS = blanksOf(PART);

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
