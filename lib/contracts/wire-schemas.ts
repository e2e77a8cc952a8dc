import { z } from 'zod';
import { SECTION_TYPES, TWO_TONE, type SectionType } from '@/lib/domain/catalogue';
import type { Field, Fields, WireRecord } from './fields';
import { PART } from './part';
import { SECTION } from './section';

/** A table's fields by their names on the wire, as things of a section type have them. */
function wireShape(fields: Fields, type?: SectionType): Record<string, z.ZodType> {
  const onWire = Object.values(fields).flatMap((field) => {
    if (field.wire === undefined || (field.of !== undefined && field.of !== type)) return [];
    return [[field.wire, field.optional ? WIRE[field.kind].optional() : WIRE[field.kind]]];
  });
  return Object.fromEntries(onWire);
}

const part = z.lazy(() => partSchema);
export const twoTone = z.literal(Object.values(TWO_TONE)).nullable();
const WIRE: Readonly<Record<Field['kind'], z.ZodType>> = {
  id: z.int(),
  ids: z.array(z.int()),
  name: z.string().min(1),
  slug: z.string().min(1),
  text: z.string(),
  flag: z.boolean(),
  slot: z.string().nullable(),
  type: z.enum(SECTION_TYPES),
  part: z.int().nullable(),
  section: z.int().nullable(),
  percent: z.number().nullable(),
  tier: z.string().nullable(),
  twoTone,
  wirePart: part.nullable(),
  wireParts: z.array(part).meta({ id: 'Parts' }),
  wireSections: z.array(z.lazy(() => sectionSchema)),
};

export const partSchema: z.ZodType<WireRecord> = z.strictObject(wireShape(PART)).meta({ id: 'Part' });
const sectionOf = (type: SectionType) => z.strictObject({ ...wireShape(SECTION, type), SectionType: z.literal(type) });
const [firstType, ...otherTypes] = SECTION_TYPES;
export const sectionSchema: z.ZodType<WireRecord> = z
  .discriminatedUnion('SectionType', [sectionOf(firstType), ...otherTypes.map(sectionOf)])
  .meta({ id: 'Section' });
