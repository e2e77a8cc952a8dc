import type { SectionType, TwoToneType } from '@/lib/domain/catalogue';

/**
 * Parts and sections have four forms: an entry of the catalogue's files, a database row, what a page carries (packed) and
 * the wire. A table of fields (`part.ts`, `section.ts`) says each field once; the forms follow from it.
 */
export interface Field {
  readonly kind: keyof Kinds;
  /** What it is when nobody says it: left out of files and of packed pages. A field without one is always written. */
  readonly blank?: string | boolean | null | readonly [];
  /** Name in the files. */
  readonly file?: string;
  /** Column, where it is called otherwise. */
  readonly row?: string;
  /** Name on the wire (specification §3). */
  readonly wire?: string;
  /**
   * Forms that do not have it: `source` fields stand in files and rows only, `style` fields come with the style that
   * offers the thing, `page` fields with the configuration on show.
   */
  readonly scope?: 'source' | 'style' | 'page';
  /** What its text must look like in files, and how that is called. */
  readonly pattern?: readonly [RegExp, string];
  /** Section type that alone has it on the wire. */
  readonly of?: SectionType;
  /** Left out of the wire where it means nothing. */
  readonly optional?: true;
}
export type Fields = Readonly<Record<string, Field>>;

/** An object on the wire. */
export type WireRecord = Readonly<Record<string, unknown>>;

/** Kinds of values. How files and wire check them is said in `field-schemas.ts`. */
interface Kinds {
  id: number;
  ids: readonly number[];
  /** Never empty. */
  name: string;
  /** Name in addresses; the files may leave it to the entry's own key. */
  slug: string;
  text: string;
  flag: boolean;
  slot: string | null;
  type: SectionType;
  /** A part or section by id; the files name sections by key. */
  part: number | null;
  section: number | null;
  /** Percent with two decimals at most; rows hold hundredths. */
  percent: number | null;
  tier: string | null;
  twoTone: TwoToneType | null;
  wirePart: WireRecord | null;
  wireParts: readonly WireRecord[];
  wireSections: readonly WireRecord[];
}

type Value<F> = F extends { readonly kind: infer K extends keyof Kinds } ? Kinds[K] : never;
type KeysWith<T, Shape> = { [K in keyof T]: T[K] extends Shape ? K : never }[keyof T];
type Column<T, K extends keyof T> = T[K] extends { readonly row: infer R extends string } ? R : K;
type NotInRows = { readonly scope: 'style' | 'page' };
type NotCarried = { readonly scope: 'source' | 'page' };
type NotAlways = { readonly of: SectionType } | { readonly optional: true };

/** Columns of a row. */
export type RowOf<T> = {
  readonly [K in Exclude<keyof T, KeysWith<T, NotInRows>> as Column<T, K>]: Value<T[K]>;
};
/** The engine's own fields. */
type EngineOf<T> = { readonly [K in Exclude<keyof T, KeysWith<T, NotCarried>>]: Value<T[K]> };
type BlanksOf<T> = Pick<EngineOf<T>, keyof EngineOf<T> & KeysWith<T, { readonly blank: unknown }>>;
export type PackedOf<T> = Omit<EngineOf<T>, keyof BlanksOf<T>> & Partial<BlanksOf<T>>;
/** What the wire is written from. */
type WireValues<T> = {
  readonly [K in Exclude<KeysWith<T, { readonly wire: string }>, KeysWith<T, NotAlways>>]: Value<T[K]>;
} & { readonly [K in KeysWith<T, NotAlways>]?: Value<T[K]> };

type Loose = Readonly<Record<string, unknown>>;

const isCarried = ({ scope }: Field): boolean => scope === undefined || scope === 'style';
export const hasRow = ({ scope }: Field): boolean => scope === undefined || scope === 'source';

const isBlank = (value: unknown, { blank }: Field): boolean =>
  blank !== undefined && (Array.isArray(value) ? value.length === 0 : value === blank);

/** Reader of a table's rows as the engine sees them; made once, for a catalogue has a hundred thousand. */
export function rowReader<T extends Fields>(fields: T): (row: RowOf<T>) => Omit<EngineOf<T>, KeysWith<T, NotInRows>>;
export function rowReader(fields: Fields): (row: never) => Loose {
  const columns = Object.entries(fields).flatMap(([name, field]) =>
    isCarried(field) && hasRow(field) ? [{ name, row: field.row ?? name, isPercent: field.kind === 'percent' }] : [],
  );
  return (row: Loose) => {
    const read: Record<string, unknown> = {};
    for (const { name, row: column, isPercent } of columns) {
      const value = row[column];
      read[name] = isPercent && typeof value === 'number' ? value / 100 : value;
    }
    return read;
  };
}

/** Leaves out what `unpack` puts back. */
export function pack<T extends Fields>(fields: T, whole: EngineOf<T>): PackedOf<T>;
export function pack(fields: Fields, whole: Loose): Loose {
  const kept = Object.entries(fields).filter(([name, field]) => isCarried(field) && !isBlank(whole[name], field));
  return Object.fromEntries(kept.map(([name]) => [name, whole[name]]));
}

/** What `pack` leaves out. */
export function blanksOf<T extends Fields>(fields: T): BlanksOf<T>;
export function blanksOf(fields: Fields): Loose {
  const carried = Object.entries(fields).filter(([, field]) => isCarried(field) && field.blank !== undefined);
  return Object.fromEntries(carried.map(([name, { blank }]) => [name, blank]));
}

/** Writer of a table's wire form, fields in the table's order. */
export function wireWriter<T extends Fields>(fields: T): (values: WireValues<T>) => WireRecord;
export function wireWriter(fields: Fields): (values: object) => WireRecord {
  const names = Object.entries(fields).flatMap(([name, { wire }]) => (wire === undefined ? [] : [{ name, wire }]));
  return (values) => {
    const written: Record<string, unknown> = {};
    for (const { name, wire } of names) {
      const value: unknown = Reflect.get(values, name);
      if (value !== undefined) written[wire] = value;
    }
    return written;
  };
}
