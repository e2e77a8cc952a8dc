import 'server-only';
import type { Style } from '@/lib/domain/catalogue';
import { currentCatalogue } from '../catalogue/load';
import { database } from '../db';
import type { SaleKind } from '../generated/client';
import { partNames, refusalWords } from './refusals';

/** A count with names; what is gone from the catalogue has its number. */
export interface SaleRow {
  readonly day: string;
  readonly kind: SaleKind;
  readonly styleId: number;
  readonly style: string;
  /** 0 for the piece itself. */
  readonly partId: number;
  readonly part: string;
  readonly restriction: string;
  readonly count: number;
}

/** Every count from one day to another, both included, by day. @param from e.g. '2026-11-22' */
export async function salesRows(from: string, to: string): Promise<readonly SaleRow[]> {
  const { snapshot } = await currentCatalogue();
  const counts = await database().saleCount.findMany({
    where: { day: { gte: new Date(from), lte: new Date(to) } },
    orderBy: [{ day: 'asc' }, { kind: 'asc' }, { count: 'desc' }],
  });
  const namesOf = new Map<number, ReadonlyMap<number, string>>();
  const names = (style: Style | undefined): ReadonlyMap<number, string> => {
    if (!style) return new Map();
    const known = namesOf.get(style.id) ?? partNames(style);
    namesOf.set(style.id, known);
    return known;
  };
  return counts.map(({ day, kind, styleId, partId, restriction, count }) => {
    const style = snapshot.stylesById.get(styleId);
    return {
      ...{ kind, styleId, partId, count, day: day.toISOString().slice(0, 10) },
      style: style?.displayName ?? `style ${styleId}`,
      part: partId === 0 ? '' : (names(style).get(partId) ?? `part ${partId}`),
      restriction: restriction === '' ? '' : refusalWords(names(style), restriction),
    };
  });
}

/** Counts of rows added up by a name, largest first. */
export function summed(
  rows: readonly SaleRow[],
  nameOf: (row: SaleRow) => string,
): readonly (readonly [string, number])[] {
  const sums = new Map<string, number>();
  for (const row of rows) sums.set(nameOf(row), (sums.get(nameOf(row)) ?? 0) + row.count);
  return [...sums].sort(([, left], [, right]) => right - left);
}
