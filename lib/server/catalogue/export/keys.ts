import type { CatalogueRows } from '../rows';

/** Names of things by id, for files. */
export interface Keys {
  readonly part: (id: number) => string;
  readonly section: (id: number) => string;
  readonly style: (id: number) => string;
  readonly category: (id: number) => string;
}

/** Look-ups of every name. They throw for an id that is not there: such rows cannot be written as files. */
export function keysOf(rows: CatalogueRows): Keys {
  return {
    part: finder('part', rows.parts, (row) => row.key),
    section: finder('section', rows.sections, (row) => row.key),
    style: finder('style', rows.styles, (row) => row.normalizedName),
    category: finder('category', rows.categories, (row) => row.normalizedName),
  };
}

function finder<Row extends { readonly id: number }>(kind: string, rows: readonly Row[], nameOf: (row: Row) => string) {
  const names = new Map(rows.map((row) => [row.id, nameOf(row)]));
  return (id: number): string => {
    const name = names.get(id);
    if (name === undefined) throw new Error(`${kind} ${id} does not exist`);
    return name;
  };
}

/** An object without what is undefined, empty text, false or an empty list: the files' defaults. */
export function withoutDefaults(fields: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const isDefault = (value: unknown): boolean =>
    value === undefined ||
    value === null ||
    value === '' ||
    value === false ||
    (Array.isArray(value) && value.length === 0);
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => !isDefault(value)));
}

/** Fields in a reader's order: `first`, the others as they come, and at the end what is switched off. */
export function inOrder(fields: Readonly<Record<string, unknown>>, first: readonly string[]): Record<string, unknown> {
  const placeOf = ([name, value]: readonly [string, unknown]): number => {
    if (value === false) return first.length + 1;
    return first.includes(name) ? first.indexOf(name) : first.length;
  };
  return Object.fromEntries(Object.entries(fields).sort((left, right) => placeOf(left) - placeOf(right)));
}
