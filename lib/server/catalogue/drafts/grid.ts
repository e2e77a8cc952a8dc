import { WOOD_TIERS } from '@/lib/contracts/part';
import type { DraftState } from './draft-state';
import { gridFrom, nameOfPart, type Grid } from './grid-cells';
import { readTierTable, tierGrid } from './tier-grid';
import { found } from './unknown-target';

export const PERCENTS = 'percents';
export const TWO_TONE = 'two-tone';

/** @param table a style's key, `percents`, `two-tone` or a `tierTable` @throws UnknownTarget */
export function gridOf(state: DraftState, table: string, page = 0): Grid {
  if (table === PERCENTS) return percentGrid(state, page);
  if (table === TWO_TONE) return twoToneGrid(state, page);
  const ofTier = readTierTable(table);
  return ofTier ? tierGrid(state, ofTier, page) : priceGrid(state, table, page);
}

/** Rows that the style prices now or did in the base, by part and size; a column a wood tier. */
function priceGrid(state: DraftState, Style: string, page: number): Grid {
  const { base, book } = state;
  const { id } = found(book.styles, 'style', Style);
  const rows = new Map<string, { readonly Part: string; readonly Size: string | null }>();
  for (const table of [book, base]) {
    for (const { styleId, partId, sizePartId } of table.prices.values()) {
      const Part = book.partKeys.get(partId);
      const Size = sizePartId === null ? null : book.partKeys.get(sizePartId);
      if (styleId === id && Part !== undefined && Size !== undefined) rows.set(`${Part} ${Size ?? ''}`, { Part, Size });
    }
  }
  const sorted = [...rows].sort(([left], [right]) => (left < right ? -1 : 1));
  return gridFrom(
    state,
    [null, ...WOOD_TIERS].map((Tier) => ({ Name: Tier ?? 'any wood', Target: { Tier } })),
    sorted.map(([, { Part, Size }]) => ({
      Names: [nameOfPart(book, Part), nameOfPart(book, Size)],
      Target: { Kind: 'Price', Style, Part, Size },
    })),
    page,
  );
}

/** Every part that adds a percentage anywhere; a column for all styles, and one for each with entries of its own. */
function percentGrid(state: DraftState, page: number): Grid {
  const { base, book } = state;
  const entries = [...book.percents.values(), ...base.percents.values()];
  const parts = new Set(entries.flatMap(({ partId }) => book.partKeys.get(partId) ?? []));
  const styles = new Set(
    entries.flatMap(({ styleId }) => (styleId === null ? [] : (book.styleKeys.get(styleId) ?? []))),
  );
  return gridFrom(
    state,
    [null, ...styles].map((Style) => ({
      Name: Style === null ? 'every style' : (book.styles.get(Style)?.displayName ?? Style),
      Target: { Style },
    })),
    [...parts].sort().map((Part) => ({ Names: [nameOfPart(book, Part), Part], Target: { Kind: 'Percent', Part } })),
    page,
  );
}

/** A row a style, a column a size class. */
function twoToneGrid(state: DraftState, page: number): Grid {
  const { base, book } = state;
  const entries = [...book.twoTones.values(), ...base.twoTones.values()];
  const classes = [...new Set(entries.map(({ sizeClass }) => sizeClass))].sort();
  const styles = [...new Set(entries.flatMap(({ styleId }) => book.styleKeys.get(styleId) ?? []))].sort();
  return gridFrom(
    state,
    classes.map((SizeClass) => ({ Name: SizeClass, Target: { SizeClass } })),
    styles.map((Style) => ({
      Names: [book.styles.get(Style)?.displayName ?? Style],
      Target: { Kind: 'TwoTone', Style },
    })),
    page,
  );
}
