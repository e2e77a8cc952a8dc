import { groupBy } from '../group-by';
import type { Catalogue } from '../files';
import type { CatalogueRows } from '../rows';

interface Seen {
  readonly rows: CatalogueRows;
  readonly catalogue: Catalogue;
}

/**
 * Styles of which something that lint looks at (`StyleCheck`) is otherwise in `after` than in `before`: all else has been found
 * in order when `before` was published.
 */
export function changedStyles(before: Seen, after: Seen): ReadonlySet<number> {
  const old = looksOf(before);
  const now = looksOf(after);
  return new Set(after.rows.styles.flatMap(({ id }) => (old(id) === now(id) ? [] : [id])));
}

/** All of a style in one text. */
function looksOf({ rows, catalogue }: Seen): (styleId: number) => string {
  const { stylesById } = catalogue.snapshot;
  const styles = new Map(rows.styles.map((row) => [row.id, row]));
  const prices = groupBy(rows.prices, ({ styleId }) => styleId);
  const twoTones = groupBy(rows.twoTones, ({ styleId }) => styleId);
  // A wood's tier is no part of the snapshot, which knows no prices.
  const tiers = rows.parts.flatMap(({ id, woodTier }) => (woodTier === null ? [] : [[id, woodTier]]));
  return (id) => JSON.stringify([styles.get(id), stylesById.get(id), prices.get(id), twoTones.get(id), tiers]);
}
