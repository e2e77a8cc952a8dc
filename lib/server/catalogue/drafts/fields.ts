import { z } from 'zod';
import type { TargetOf, ValueOf } from '@/lib/contracts/admin/edits';
import type { Field, Fields } from '@/lib/contracts/fields';
import { fieldShape } from '@/lib/contracts/file-fields';
import { PART } from '@/lib/contracts/part';
import { SECTION } from '@/lib/contracts/section';
import { categorySchema, styleSchema } from '../source/schema';
import type { Book } from './book';
import { found, UnknownTarget } from './unknown-target';

/** Fields as the files call them: where a row has it, and what may stand there. */
interface FileField {
  readonly column: string;
  readonly shape: z.ZodType;
  readonly kind: Field['kind'];
  /** What the row says when the files say nothing. */
  readonly blank: unknown;
}
type FileFields = ReadonlyMap<string, FileField>;

const ofTable = (fields: Fields): FileFields =>
  new Map(
    Object.entries(fields).flatMap(([name, field]) => {
      const { file, row = name, kind, blank } = field;
      return file === undefined ? [] : [[file, { column: row, shape: fieldShape(field), kind, blank }] as const];
    }),
  );

const ofShape = (shape: Readonly<Record<string, z.ZodType>>, columns: Readonly<Record<string, string>>): FileFields =>
  new Map(
    Object.entries(columns).flatMap(([file, column]) => {
      const found = shape[file];
      return found ? [[file, { column, shape: found, kind: 'text', blank: '' }] as const] : [];
    }),
  );

const SAME = { title: 'title', description: 'description', leadTime: 'leadTime' };

/** Everything that has fields: a table of its rows, by key, and its fields. */
const OWNERS = {
  Part: { rows: (book: Book) => book.parts, fields: ofTable(PART) },
  Section: { rows: (book: Book) => book.sections, fields: ofTable(SECTION) },
  Style: {
    rows: (book: Book) => book.styles,
    fields: ofShape(styleSchema.shape, {
      ...{ name: 'displayName', sku: 'sku', note1: 'note1', note2: 'note2', ...SAME },
      ...{ position: 'position', pictured: 'isPictured' },
    }),
  },
  Category: {
    rows: (book: Book) => book.categories,
    fields: ofShape(categorySchema.shape, {
      ...{ name: 'displayName', longName: 'longerName', delivery: 'delivery', ...SAME },
      defaultStyle: 'defaultStyleId',
    }),
  },
} as const;
export type FieldOwner = keyof typeof OWNERS;
export type FieldValue = ValueOf<FieldOwner>;

/** Names of all fields, as the files call them. */
export const fieldNames = (owner: FieldOwner): readonly string[] => [...OWNERS[owner].fields.keys()];

const simple = z.union([z.string(), z.number(), z.boolean(), z.null()]);

const keyIn = (owner: FieldOwner, target: TargetOf<FieldOwner>): string => {
  if (target.Kind === 'Part') return target.Part;
  if (target.Kind === 'Section') return target.Section;
  return target.Kind === 'Style' ? target.Style : target.Category;
};

/** @throws UnknownTarget for a thing or field that there is not */
export function readField(book: Book, target: TargetOf<FieldOwner>): FieldValue {
  const { Kind } = target;
  const { column, kind, blank } = found<FileField>(
    OWNERS[Kind].fields,
    `field of a ${Kind.toLowerCase()}`,
    target.Field,
  );
  const row = found<object>(OWNERS[Kind].rows(book), Kind.toLowerCase(), keyIn(Kind, target));
  const value = simple.parse(Reflect.get(row, column));
  if (value === null || (value === blank && value === '')) return null;
  if (kind === 'percent') return Number(value) / 100;
  return kind === 'section' ? (book.sectionKeys.get(Number(value)) ?? null) : value;
}

/** @throws UnknownTarget also for a value that the files would refuse */
export function writeField(book: Book, target: TargetOf<FieldOwner>, value: FieldValue): void {
  const { Kind, Field: name } = target;
  const { column, shape, kind, blank } = found<FileField>(
    OWNERS[Kind].fields,
    `field of a ${Kind.toLowerCase()}`,
    name,
  );
  const key = keyIn(Kind, target);
  const checked = shape.safeParse(value ?? undefined);
  if (!checked.success)
    throw new UnknownTarget(`${key} ${name}: ${checked.error.issues[0]?.message ?? 'is not valid'}`);
  const stored = (): unknown => {
    if (value === null) return blank;
    if (kind === 'percent') return Math.round(Number(value) * 100);
    return kind === 'section' ? found(book.sections, 'section', String(value)).id : checked.data;
  };
  const set = <Row extends object>(rows: Map<string, Row>): void =>
    void rows.set(key, { ...found(rows, Kind.toLowerCase(), key), [column]: stored() });
  if (Kind === 'Part') set(book.parts);
  else if (Kind === 'Section') set(book.sections);
  else if (Kind === 'Style') set(book.styles);
  else set(book.categories);
}
