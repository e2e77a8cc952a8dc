import type { DraftPartsAnswer, DraftStyleAnswer } from '@/lib/contracts/admin/answers';
import { byPosition } from '../group-by';
import type { DraftState } from './draft-state';
import { fieldNames } from './fields';
import { pairOf } from './grid-cells';
import { found } from './unknown-target';

export const PARTS_SHOWN = 100;

/** What parts are asked for. */
export interface PartsQuery {
  readonly section?: string;
  readonly search?: string;
  readonly page?: string;
}

/** A page of a draft's parts with their fields, in the order of their section or by key. */
export function partsOf(state: DraftState, query: PartsQuery): Omit<DraftPartsAnswer, 'Draft'> {
  const { base, book } = state;
  const lists = new Map<number, string[]>();
  for (const [sectionId, parts] of book.lists) {
    const key = book.sectionKeys.get(sectionId) ?? '';
    for (const id of parts) lists.set(id, [...(lists.get(id) ?? []), key]);
  }
  const all =
    query.section === undefined
      ? [...book.parts.keys()].sort()
      : (book.lists.get(found(book.sections, 'section', query.section).id) ?? []).flatMap(
          (id) => book.partKeys.get(id) ?? [],
        );
  const text = (query.search ?? '').trim().toLowerCase();
  const rows = all.flatMap((key) => book.parts.get(key) ?? []);
  const matching = rows.filter(({ key, displayName }) => `${key} ${displayName}`.toLowerCase().includes(text));
  const start = Number(query.page ?? 0) * PARTS_SHOWN;
  return {
    Count: matching.length,
    Parts: matching.slice(start, start + PARTS_SHOWN).map(({ id, key, displayName }) => ({
      ...{ Key: key, Name: displayName, Id: id, IsNew: !base.partKeys.has(id), Sections: lists.get(id) ?? [] },
      Fields: fieldNames('Part').map((Field) => ({ Field, ...pairOf(state, { Kind: 'Part', Part: key, Field }) })),
    })),
  };
}

/** A style's fields, its sections with what they offer, and its restrictions, those that the draft has lifted too. */
export function styleOf(state: DraftState, Style: string): Omit<DraftStyleAnswer, 'Draft'> {
  const { base, book } = state;
  const row = found(book.styles, 'style', Style);
  const nameOf = (key: string): string => book.parts.get(key)?.displayName ?? key;
  const keysOf = (ids: readonly number[]): string[] => ids.flatMap((id) => book.partKeys.get(id) ?? []);
  const uses = byPosition([...book.uses.values()].filter(({ styleId }) => styleId === row.id));
  const restrictions = new Map(
    [...base.restrictions, ...book.restrictions].filter(([, { styleId }]) => styleId === row.id),
  );
  return {
    Key: Style,
    Name: row.displayName,
    Fields: fieldNames('Style').map((Field) => ({ Field, ...pairOf(state, { Kind: 'Style', Style, Field }) })),
    Sections: uses.map(({ sectionId }) => {
      const Section = book.sectionKeys.get(sectionId) ?? '';
      return {
        Key: Section,
        Name: book.sections.get(Section)?.displayName ?? Section,
        Default: pairOf(state, { Kind: 'Default', Style, Section }),
        DefaultChild: pairOf(state, { Kind: 'DefaultChild', Style, Section }),
        Parts: keysOf(book.lists.get(sectionId) ?? []).map((Part) => ({
          ...{ Key: Part, Name: nameOf(Part), Offer: pairOf(state, { Kind: 'Offer', Style, Part }) },
        })),
      };
    }),
    Restrictions: [...restrictions.values()].flatMap(({ partIds }) => {
      const Parts = keysOf(partIds);
      if (Parts.length < partIds.length) return [];
      return [{ Parts, Names: Parts.map(nameOf), ...pairOf(state, { Kind: 'Restriction', Style, Parts }) }];
    }),
  };
}
