import { isDeepStrictEqual } from 'node:util';
import { WOOD_TIERS } from '@/lib/contracts/part';
import type { EditValue, Target } from '@/lib/contracts/admin/edits';
import type { Book } from '../drafts/book';
import { fieldNames, type FieldOwner } from '../drafts/fields';
import { readTarget } from '../drafts/kinds';

/** A value that one catalogue has otherwise than another. */
export interface ChangedValue {
  readonly target: Target;
  readonly was: EditValue;
  readonly now: EditValue;
}
/** What only one of two catalogues has; what hangs on it is not told again. */
export interface ComeOrGone {
  readonly kind: FieldOwner | 'StyleSection';
  readonly name: string;
}
/** What one catalogue says otherwise than another. */
export interface Changes {
  readonly added: readonly ComeOrGone[];
  readonly removed: readonly ComeOrGone[];
  readonly values: readonly ChangedValue[];
}

const OWNERS = {
  Category: (book: Book) => book.categories,
  Section: (book: Book) => book.sections,
  Style: (book: Book) => book.styles,
  Part: (book: Book) => book.parts,
} as const satisfies Record<FieldOwner, unknown>;
const KINDS = ['Category', 'Style', 'Section', 'Part'] as const;

/** Everything that `after` says otherwise than `before`. Ids are forever, so rows are matched by them. */
export function changesBetween(before: Book, after: Book): Changes {
  const added = KINDS.flatMap((kind) => onlyIn(kind, after, before));
  const removed = KINDS.flatMap((kind) => onlyIn(kind, before, after));
  const { come, gone } = sectionsOfStyles(before, after);
  const targets = [...fieldTargets(before, after), ...rowTargets(before, after)];
  const values = targets.flatMap((target): readonly ChangedValue[] => {
    const was = readTarget(before, target);
    const now = readTarget(after, target);
    return isDeepStrictEqual(was, now) ? [] : [{ target, was, now }];
  });
  return { added: [...added, ...come], removed: [...removed, ...gone], values };
}

function onlyIn(kind: FieldOwner, book: Book, other: Book): readonly ComeOrGone[] {
  const there = OWNERS[kind](other);
  return [...OWNERS[kind](book)]
    .filter(([key]) => !there.has(key))
    .map(([key, { displayName }]) => ({ kind, name: `${displayName} (${key})` }));
}

function sectionsOfStyles(before: Book, after: Book) {
  const list = (book: Book, other: Book): readonly ComeOrGone[] =>
    [...book.uses].flatMap(([name, { styleId, sectionId }]): readonly ComeOrGone[] => {
      const style = book.styleKeys.get(styleId) ?? '';
      const section = book.sectionKeys.get(sectionId) ?? '';
      if (other.uses.has(name) || !other.styles.has(style)) return [];
      return [{ kind: 'StyleSection', name: `${book.styles.get(style)?.displayName}: ${section}` }];
    });
  return { come: list(after, before), gone: list(before, after) };
}

/** Fields of what both have and say otherwise somewhere. */
function fieldTargets(before: Book, after: Book): readonly Target[] {
  return KINDS.flatMap((Kind) =>
    [...OWNERS[Kind](after)].flatMap(([key, row]) => {
      const old: unknown = OWNERS[Kind](before).get(key);
      if (old === undefined || isDeepStrictEqual(old, row)) return [];
      return fieldNames(Kind).map((Field): Target => {
        if (Kind === 'Part') return { Kind, Part: key, Field };
        if (Kind === 'Section') return { Kind, Section: key, Field };
        return Kind === 'Style' ? { Kind, Style: key, Field } : { Kind, Category: key, Field };
      });
    }),
  );
}

/** Places of rows that differ, as far as both catalogues have what they are about. */
function rowTargets(before: Book, after: Book): readonly Target[] {
  const targets: Target[] = [];
  const part = (id: number | null): string | null | undefined => (id === null ? null : shared('partKeys', id));
  const shared = (table: 'partKeys' | 'styleKeys' | 'sectionKeys', id: number): string | undefined => {
    const key = after[table].get(id);
    return key !== undefined && before[table].get(id) === key ? key : undefined;
  };
  const compare = <Row>(table: (book: Book) => ReadonlyMap<string | number, Row>, place: Place<Row>): void => {
    for (const [name, row] of differing(table(before), table(after))) {
      const target = place(row, name);
      if (target) targets.push(target);
    }
  };
  compare(
    (book) => book.prices,
    ({ styleId, partId, sizePartId, woodTier }) => {
      const [Style, Part, Size] = [shared('styleKeys', styleId), part(partId), part(sizePartId)];
      const Tier = WOOD_TIERS.find((tier) => tier === woodTier) ?? null;
      return Style && Part && Size !== undefined ? { Kind: 'Price', Style, Part, Size, Tier } : null;
    },
  );
  compare(
    (book) => book.percents,
    ({ partId, styleId }) => {
      const [Part, Style] = [part(partId), styleId === null ? null : shared('styleKeys', styleId)];
      return Part && Style !== undefined ? { Kind: 'Percent', Part, Style } : null;
    },
  );
  compare(
    (book) => book.twoTones,
    ({ styleId, sizeClass: SizeClass }) => {
      const Style = shared('styleKeys', styleId);
      return Style ? { Kind: 'TwoTone', Style, SizeClass } : null;
    },
  );
  compare(
    (book) => book.restrictions,
    ({ styleId, partIds }) => {
      const Style = shared('styleKeys', styleId);
      const Parts = partIds.flatMap((id) => part(id) ?? []);
      return Style && Parts.length === partIds.length ? { Kind: 'Restriction', Style, Parts } : null;
    },
  );
  compare(
    (book) => book.offers,
    ({ styleId, partId }) => {
      const [Style, Part] = [shared('styleKeys', styleId), part(partId)];
      return Style && Part ? { Kind: 'Offer', Style, Part } : null;
    },
  );
  compare(
    (book) => book.pictures,
    (_, path) => ({ Kind: 'Picture', Path: String(path) }),
  );
  for (const Kind of ['Default', 'DefaultChild'] as const) {
    compare(
      (book) => book.uses,
      ({ styleId, sectionId }, name) => {
        const [Style, Section] = [shared('styleKeys', styleId), shared('sectionKeys', sectionId)];
        const isInBoth = before.uses.has(String(name)) && after.uses.has(String(name));
        return Style && Section && isInBoth ? { Kind, Style, Section } : null;
      },
    );
  }
  compare(
    (book) => book.lists,
    (_, id) => {
      const Section = shared('sectionKeys', Number(id));
      return Section ? { Kind: 'List', Section } : null;
    },
  );
  compare(
    (book) => book.children,
    (_, id) => {
      const Part = part(Number(id));
      return Part ? { Kind: 'Children', Part } : null;
    },
  );
  return targets;
}

type Place<Row> = (row: Row, name: string | number) => Target | null;

/** Rows that are not the same in both, as the later one has them. */
function differing<Row>(
  before: ReadonlyMap<string | number, Row>,
  after: ReadonlyMap<string | number, Row>,
): readonly (readonly [string | number, Row])[] {
  const found: (readonly [string | number, Row])[] = [];
  for (const [name, row] of after) {
    const old = before.get(name);
    if (old !== row && !isDeepStrictEqual(old, row)) found.push([name, row]);
  }
  for (const [name, row] of before) if (!after.has(name)) found.push([name, row]);
  return found;
}
