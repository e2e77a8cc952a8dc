import { z } from 'zod';
import { fileShape, hundredths, percent, slug, text } from '@/lib/contracts/file-fields';
import { PART } from '@/lib/contracts/part';
import { SECTION } from '@/lib/contracts/section';

/** Shapes of the files in `prisma/catalog` (docs in `prisma/catalog/README.md`). Unknown keys are errors: they are typos. */
const id = z.int().min(1).max(999_999);
/** `wood/cherry`, or with a star for several: `size/leg-*`. */
const ref = z.string().regex(/^[a-z0-9*-]+(\/[a-z0-9*-]+)+$/, 'must be a part such as wood/cherry');
const refs = z.array(ref);
/** Wholesale dollars; n/a is not made. */
const dollars = z.union([hundredths(100_000), z.literal('n/a')]);

const part = z
  .strictObject({
    ...fileShape(PART),
    id: id.optional(),
    /** List name → id, for a part that several lists offer under one name. */
    ids: z.record(slug, id).optional(),
    children: refs.default([]),
  })
  .refine((value) => (value.id === undefined) !== (value.ids === undefined), 'needs either id or ids');

const section = z.strictObject({
  ...fileShape(SECTION),
  id: id.max(999, 'must be below 1000: the bottom stain adds 1000'),
  parts: refs.default([]),
  children: z.array(slug).default([]),
});

const styleSection = z.strictObject({
  only: refs.optional(),
  except: refs.optional(),
  restricted: refs.default([]),
  default: z.union([ref, refs]).optional(),
  defaultChild: ref.optional(),
});

/** Two or three parts, or lists of parts of which each is meant. */
const restriction = z
  .array(z.union([ref, refs.min(1)]))
  .min(2)
  .max(3);

export const categorySchema = z.strictObject({
  id,
  name: text,
  longName: text,
  title: text,
  description: text,
  leadTime: text,
  delivery: text,
  defaultStyle: id,
});
export const categoriesSchema = z.strictObject({ categories: z.record(slug, categorySchema) });

/** A part's name; below a list's name when the lists give it different forms. */
const partName = z.string().regex(/^[a-z0-9-]+(\/[a-z0-9-]+)*$/, 'must be lower case words joined by hyphens');

export const partsSchema = z.strictObject({ kind: slug, parts: z.record(partName, part) });
export const sectionsSchema = z.strictObject({ sections: z.record(slug, section) });
export const restrictionSetsSchema = z.strictObject({ sets: z.record(slug, z.array(restriction)) });

export const styleSchema = z.strictObject({
  id,
  category: slug,
  family: slug,
  name: text,
  sku: z.string().regex(/^[A-Z]{2}$/, 'must be two capitals'),
  pictured: z.boolean().default(false),
  /** Place among the styles of its category; the id when it is not said. */
  position: z.int().min(0).optional(),
  /** Title of its page, without the shop's name: what search engines list. */
  title: text.max(50, 'must fit a search result: 50 letters at most'),
  note1: text,
  note2: text,
  /** Where it takes longer than its category says, or less. */
  leadTime: text.optional(),
  description: text,
  /** A bare part is the default; nothing at all is a list without one. */
  sections: z.record(slug, z.union([ref, styleSection, z.null()])),
  restrictionSets: z.array(slug).default([]),
  restrictions: z.array(restriction).default([]),
  prices: z.array(z.string()).default([]),
});

export const percentagesSchema = z.strictObject({
  percentages: z.array(z.strictObject({ parts: refs.min(1), percent, styles: z.array(slug).optional() })),
});

const byClass = z.record(z.string(), dollars);
export const twoToneSchema = z.strictObject({
  twoTone: z.strictObject({ default: byClass, styles: z.record(slug, byClass).default({}) }),
});

export type PartSource = z.infer<typeof part>;
export type SectionSource = z.infer<typeof section>;
export type StyleSource = z.infer<typeof styleSchema>;
export type StyleSectionSource = z.infer<typeof styleSection>;
export type RestrictionSource = z.infer<typeof restriction>;
