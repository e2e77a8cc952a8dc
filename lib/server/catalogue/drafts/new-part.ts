import type { TargetOf, ValueOf } from '@/lib/contracts/admin/edits';
import type { PriceRow } from '../rows';
import { nameOf, type Book } from './book';
import { found, UnknownTarget } from './unknown-target';

type NewPart = ValueOf<'NewPart'>;

/** The copy that a draft has made under a key; null while there is none. */
export const readNewPart = (book: Book, { Part }: TargetOf<'NewPart'>): NewPart => book.copies.get(Part) ?? null;

/**
 * Makes a part as a copy of another: it stands right behind it in every list, and has its prices, percentages, offers
 * and restrictions. Null takes the copy away with all that hangs on it.
 */
export function writeNewPart(book: Book, { Part: key }: TargetOf<'NewPart'>, value: NewPart): void {
  if (book.copies.has(key)) removePart(book, key);
  book.copies.delete(key);
  if (value === null) return;
  if (book.parts.has(key)) throw new UnknownTarget(`There is a part ${key} already.`);
  if (book.partKeys.has(value.Id))
    throw new UnknownTarget(`Part id ${value.Id} is that of ${book.partKeys.get(value.Id)}.`);
  if (!/^[a-z0-9-]+(\/[a-z0-9-]+)+$/.test(key)) throw new UnknownTarget(`${key} is no key such as wood/cherry.`);
  const source = found(book.parts, 'part', value.CopyOf);
  const normalizedName = key.split('/').at(-1) ?? key;
  book.parts.set(key, {
    ...source,
    ...{ id: value.Id, key, normalizedName, displayName: value.Name, sku: value.Sku },
  });
  book.partKeys.set(value.Id, key);
  book.copies.set(key, value);
  copyWhatHangs(book, source.id, value.Id);
}

function copyWhatHangs(book: Book, from: number, to: number): void {
  const swap = (id: number): number => (id === from ? to : id);
  for (const [sectionId, parts] of book.lists) book.lists.set(sectionId, behind(parts, from, to));
  for (const [parentId, parts] of book.children) book.children.set(parentId, behind(parts, from, to));
  const own = book.children.get(from);
  if (own) book.children.set(to, own);
  for (const row of [...book.offers.values()]) {
    if (row.partId === from) book.offers.set(nameOf.offer(row.styleId, to), { ...row, partId: to });
  }
  for (const row of [...book.restrictions.values()]) {
    if (!row.partIds.includes(from)) continue;
    const partIds = row.partIds.map(swap);
    book.restrictions.set(nameOf.restriction(row.styleId, partIds), { ...row, partIds });
  }
  for (const row of [...book.prices.values()]) {
    if (row.partId !== from && row.sizePartId !== from) continue;
    const copy: PriceRow = {
      ...row,
      partId: swap(row.partId),
      sizePartId: row.sizePartId === null ? null : swap(row.sizePartId),
    };
    book.prices.set(nameOf.price(copy), copy);
  }
  for (const row of [...book.percents.values()]) {
    if (row.partId === from) book.percents.set(nameOf.percent(to, row.styleId), { ...row, partId: to });
  }
}

const behind = (parts: readonly number[], from: number, to: number): readonly number[] =>
  parts.includes(from) ? parts.flatMap((id) => (id === from ? [from, to] : [id])) : parts;

function removePart(book: Book, key: string): void {
  const { id } = found(book.parts, 'part', key);
  book.parts.delete(key);
  book.partKeys.delete(id);
  const without = (parts: readonly number[]): readonly number[] =>
    parts.includes(id) ? parts.filter((part) => part !== id) : parts;
  for (const [sectionId, parts] of book.lists) book.lists.set(sectionId, without(parts));
  book.children.delete(id);
  for (const [parentId, parts] of book.children) book.children.set(parentId, without(parts));
  const drop = <Row>(rows: Map<string, Row>, isOfPart: (row: Row) => boolean): void => {
    for (const [name, row] of rows) if (isOfPart(row)) rows.delete(name);
  };
  drop(book.offers, (row) => row.partId === id);
  drop(book.restrictions, (row) => row.partIds.includes(id));
  drop(book.prices, (row) => row.partId === id || row.sizePartId === id);
  drop(book.percents, (row) => row.partId === id);
  for (const [name, use] of book.uses) {
    const isChild = use.defaultChildPartId === id;
    if (!isChild && !use.defaultPartIds.includes(id)) continue;
    const defaultPartIds = use.defaultPartIds.filter((part) => part !== id);
    book.uses.set(name, { ...use, defaultPartIds, defaultChildPartId: isChild ? null : use.defaultChildPartId });
  }
}
