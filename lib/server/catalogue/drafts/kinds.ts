import type { z } from 'zod';
import { EDIT_KINDS, type EditValue, type Target, type TargetKind, type TargetOf } from '@/lib/contracts/admin/edits';
import { parseLayerPath } from '../../layers/name';
import type { StyleSectionRow } from '../rows';
import { nameOf, type Book } from './book';
import { readField, writeField, type FieldOwner } from './fields';
import { readNewPart, writeNewPart } from './new-part';
import { found, UnknownTarget } from './unknown-target';

/** What a kind of target means in a book. Both throw UnknownTarget for what is not there or cannot stand there. */
interface Kind {
  readonly read: (book: Book, target: Target) => EditValue;
  readonly write: (book: Book, target: Target, value: EditValue) => void;
}

/** A kind that is only asked what its schema allows. Targets have been read by theirs, thousands at a time. */
function kind<K extends TargetKind, V extends EditValue>(
  name: K,
  { value: schema }: { readonly value: z.ZodType<V> },
  read: (book: Book, target: TargetOf<K>) => V,
  write: (book: Book, target: TargetOf<K>, value: V) => void,
): Kind {
  const isOfKind = (target: Target): target is TargetOf<K> => target.Kind === name;
  const own = (target: Target): TargetOf<K> => {
    if (!isOfKind(target)) throw new Error(`a target of kind ${target.Kind} is no ${name}`);
    return target;
  };
  return {
    read: (book, target) => read(book, own(target)),
    write: (book, target, value) => write(book, own(target), schema.parse(value)),
  };
}

const partId = (book: Book, key: string): number => found(book.parts, 'part', key).id;
const styleId = (book: Book, key: string): number => found(book.styles, 'style', key).id;
const sectionId = (book: Book, key: string): number => found(book.sections, 'section', key).id;
const partIds = (book: Book, keys: readonly string[]): number[] => keys.map((key) => partId(book, key));
const partKeys = (book: Book, ids: readonly number[]): string[] => ids.map((id) => book.partKeys.get(id) ?? '');

/** Sets a row, or takes it away. */
function put<Row>(rows: Map<string, Row>, name: string, row: Row | null): void {
  if (row === null) rows.delete(name);
  else rows.set(name, row);
}

/** Cents as edits write them: no entry, a declared hole, an amount. */
const moneyOf = (row: { readonly cents: number | null } | undefined) => (row ? (row.cents ?? 'n/a') : null);
const centsOf = (value: number | 'n/a'): number | null => (value === 'n/a' ? null : value);

const priceAt = (book: Book, { Style, Part, Size, Tier }: TargetOf<'Price'>) => ({
  styleId: styleId(book, Style),
  partId: partId(book, Part),
  sizePartId: Size === null ? null : partId(book, Size),
  woodTier: Tier,
});

function percentAt(book: Book, { Part, Style }: TargetOf<'Percent'>) {
  const at = { partId: partId(book, Part), styleId: Style === null ? null : styleId(book, Style) };
  return { ...at, name: nameOf.percent(at.partId, at.styleId) };
}

function useAt(book: Book, { Style, Section }: { Style: string; Section: string }): StyleSectionRow {
  const use = book.uses.get(nameOf.use(styleId(book, Style), sectionId(book, Section)));
  if (!use) throw new UnknownTarget(`${Style} has no section ${Section}.`);
  return use;
}

const putUse = (book: Book, use: StyleSectionRow): void =>
  void book.uses.set(nameOf.use(use.styleId, use.sectionId), use);

const K = EDIT_KINDS;
const field = (owner: FieldOwner): Kind => kind(owner, K[owner], readField, writeField);

const KINDS: Readonly<Record<TargetKind, Kind>> = {
  Price: kind(
    'Price',
    K.Price,
    (book, target) => moneyOf(book.prices.get(nameOf.price(priceAt(book, target)))),
    (book, target, value) => {
      const at = priceAt(book, target);
      put(book.prices, nameOf.price(at), value === null ? null : { ...at, cents: centsOf(value) });
    },
  ),
  Percent: kind(
    'Percent',
    K.Percent,
    (book, target) => book.percents.get(percentAt(book, target).name)?.hundredths ?? null,
    (book, target, hundredths) => {
      const { name, ...at } = percentAt(book, target);
      put(book.percents, name, hundredths === null ? null : { ...at, hundredths });
    },
  ),
  TwoTone: kind(
    'TwoTone',
    K.TwoTone,
    (book, { Style, SizeClass }) => moneyOf(book.twoTones.get(nameOf.twoTone(styleId(book, Style), SizeClass))),
    (book, { Style, SizeClass: sizeClass }, value) => {
      const id = styleId(book, Style);
      const row = value === null ? null : { styleId: id, sizeClass, cents: centsOf(value) };
      put(book.twoTones, nameOf.twoTone(id, sizeClass), row);
    },
  ),
  Part: field('Part'),
  Section: field('Section'),
  Style: field('Style'),
  Category: field('Category'),
  List: kind(
    'List',
    K.List,
    (book, { Section }) => partKeys(book, book.lists.get(sectionId(book, Section)) ?? []),
    (book, { Section }, keys) => void book.lists.set(sectionId(book, Section), partIds(book, keys)),
  ),
  Children: kind(
    'Children',
    K.Children,
    (book, { Part }) => partKeys(book, book.children.get(partId(book, Part)) ?? []),
    (book, { Part }, keys) => void book.children.set(partId(book, Part), partIds(book, keys)),
  ),
  Offer: kind(
    'Offer',
    K.Offer,
    (book, { Style, Part }) => {
      const row = book.offers.get(nameOf.offer(styleId(book, Style), partId(book, Part)));
      if (row?.isOmitted) return 'omitted';
      return row?.isSelectionRestricted ? 'restricted' : 'offered';
    },
    (book, { Style, Part }, value) => {
      const at = { styleId: styleId(book, Style), partId: partId(book, Part) };
      const flags = { isOmitted: value === 'omitted', isSelectionRestricted: value === 'restricted' };
      put(book.offers, nameOf.offer(at.styleId, at.partId), value === 'offered' ? null : { ...at, ...flags });
    },
  ),
  Default: kind(
    'Default',
    K.Default,
    (book, target) => partKeys(book, useAt(book, target).defaultPartIds),
    (book, target, keys) => putUse(book, { ...useAt(book, target), defaultPartIds: partIds(book, keys) }),
  ),
  DefaultChild: kind(
    'DefaultChild',
    K.DefaultChild,
    (book, target) => {
      const { defaultChildPartId: id } = useAt(book, target);
      return id === null ? null : (book.partKeys.get(id) ?? null);
    },
    (book, target, key) =>
      putUse(book, { ...useAt(book, target), defaultChildPartId: key === null ? null : partId(book, key) }),
  ),
  Restriction: kind(
    'Restriction',
    K.Restriction,
    (book, { Style, Parts }) => book.restrictions.has(nameOf.restriction(styleId(book, Style), partIds(book, Parts))),
    (book, { Style, Parts }, isThere) => {
      const row = { styleId: styleId(book, Style), partIds: partIds(book, Parts) };
      put(book.restrictions, nameOf.restriction(row.styleId, row.partIds), isThere ? row : null);
    },
  ),
  NewPart: kind('NewPart', K.NewPart, readNewPart, writeNewPart),
  Picture: kind(
    'Picture',
    K.Picture,
    (book, { Path }) => book.pictures.get(Path) ?? null,
    (book, { Path }, version) => {
      const name = parseLayerPath(Path);
      if (name === null || name.version !== null) throw new UnknownTarget(`${Path} is no path of a picture.`);
      put(book.pictures, Path, version);
    },
  ),
};

/** What stands at a target. @throws UnknownTarget when there is no such place */
export const readTarget = (book: Book, target: Target): EditValue => KINDS[target.Kind].read(book, target);

/** @throws UnknownTarget, and then nothing is changed */
export const writeTarget = (book: Book, target: Target, value: EditValue): void =>
  KINDS[target.Kind].write(book, target, value);
