import { isRecord } from '@/lib/contracts/prices';

type Fields = Readonly<Record<string, unknown>>;

/** A section of a page model by id, looked for in flyouts too. */
export function section(page: unknown, id: number): Fields {
  return recordWithId(page, id, 'SectionType');
}

/** A part that a section of the wire lists. */
export function part(from: Fields, id: number): Fields {
  return recordWithId(from.Parts, id, 'Sku');
}

/** Every number anywhere in a JSON value. */
export function numbersIn(value: unknown): readonly number[] {
  if (typeof value === 'number') return [value];
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(numbersIn);
  return [];
}

function recordWithId(value: unknown, id: number, mark: string): Fields {
  const found = recordsIn(value).find((each) => each.Id === id && mark in each);
  if (!found) throw new Error(`there is no ${mark} record ${id}`);
  return found;
}

function recordsIn(value: unknown): readonly Fields[] {
  if (Array.isArray(value)) return value.flatMap(recordsIn);
  return isRecord(value) ? [value, ...Object.values(value).flatMap(recordsIn)] : [];
}
