import { z } from 'zod';
import { SECTION_TYPES } from '@/lib/domain/catalogue';
import { hasRow, type Field, type Fields, type RowOf } from './fields';
import { WOOD_TIERS } from './part';

/** Fields as the files in `prisma/catalog` write them. */
export const text = z.string().trim().min(1);
export const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be lower case words joined by hyphens');
/** At most two decimals, so that it is a whole number of hundredths (or cents). */
export const hundredths = (most: number) =>
  z
    .number()
    .min(0)
    .max(most)
    .refine((value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6, 'has more than two decimals');
export const percent = hundredths(100);

const SHAPES: Readonly<Partial<Record<Field['kind'], z.ZodType>>> = {
  name: text,
  slug: slug.optional(),
  flag: z.boolean().optional(),
  slot: z.string().optional(),
  section: slug.optional(),
  percent: percent.optional(),
  tier: z.enum(WOOD_TIERS).optional(),
  type: z.enum(SECTION_TYPES),
};
/** What may stand in a field; undefined where it may be left out. */
export const fieldShape = ({ kind, pattern }: Field): z.ZodType => {
  if (kind !== 'text') return SHAPES[kind] ?? z.never();
  return (pattern ? z.string().regex(...pattern) : z.string()).optional();
};

/** Shape of an entry, by the files' names; ids and lists are the caller's. */
export const fileShape = (fields: Fields): Readonly<Record<string, z.ZodType>> =>
  Object.fromEntries(Object.values(fields).flatMap((field) => (field.file ? [[field.file, fieldShape(field)]] : [])));

type Loose = Readonly<Record<string, unknown>>;
/** The id of a section that `field` names by its key; null for one that there is not. */
export type SectionId = (key: string, field: string) => number | null;

/**
 * The row of an entry that has passed `fileShape`, but for its id.
 * @param name the entry's own, for addresses
 */
export function fromFile<T extends Fields>(
  fields: T,
  entry: Loose,
  name: string,
  sectionId: SectionId,
): Omit<RowOf<T>, 'id'>;
export function fromFile(fields: Fields, entry: Loose, name: string, sectionId: SectionId): Loose {
  const read = (field: Field): unknown => {
    const value = field.file === undefined ? undefined : entry[field.file];
    if (value === undefined) return field.kind === 'slug' ? name : field.blank;
    if (field.kind === 'percent') return Math.round(Number(value) * 100);
    return field.kind === 'section' ? sectionId(String(value), field.file ?? '') : value;
  };
  const columns = Object.entries(fields).filter(([key, field]) => key !== 'id' && hasRow(field));
  return Object.fromEntries(columns.map(([key, field]) => [field.row ?? key, read(field)]));
}

/** The entry of a row, without what the files leave out. */
export function toFile<T extends Fields>(
  fields: T,
  row: RowOf<T>,
  name: string,
  sectionKey: (id: number) => string,
): Record<string, unknown>;
export function toFile(fields: Fields, row: Loose, name: string, sectionKey: (id: number) => string) {
  const entry: Record<string, unknown> = {};
  for (const [key, { kind, blank, file, row: column }] of Object.entries(fields)) {
    const value = row[column ?? key];
    if (file === undefined || value === blank || (kind === 'slug' && value === name)) continue;
    if (kind === 'percent') entry[file] = Number(value) / 100;
    else entry[file] = kind === 'section' ? sectionKey(Number(value)) : value;
  }
  return entry;
}
