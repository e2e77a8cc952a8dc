import { groupBy } from '../group-by';
import type { CatalogueRows, PriceRow } from '../rows';
import { WOOD_TIERS } from '@/lib/contracts/part';
import type { Keys } from './keys';

const HEADER = ['part', 'size', 'any', ...WOOD_TIERS].join();

/** `prices/<category>/<style>.csv`: a row a part and size, a column a wood tier. */
export function priceFiles(rows: CatalogueRows, keys: Keys): ReadonlyMap<string, string> {
  const prices = groupBy(rows.prices, (row) => row.styleId);
  return new Map(
    rows.styles.map((style) => [
      `prices/${keys.category(style.categoryId)}/${style.normalizedName}.csv`,
      matrix(prices.get(style.id) ?? [], keys),
    ]),
  );
}

function matrix(prices: readonly PriceRow[], keys: Keys): string {
  const lines = [...groupBy(prices, (row) => `${row.partId}/${row.sizePartId ?? ''}`).values()].flatMap((cells) => {
    const [first] = cells;
    if (!first) return [];
    const size = first.sizePartId === null ? '' : keys.part(first.sizePartId);
    const amounts = [null, ...WOOD_TIERS].map((tier) => amount(cells.find((cell) => cell.woodTier === tier)));
    return [[keys.part(first.partId), size, ...amounts].join()];
  });
  return [HEADER, ...lines.sort(), ''].join('\n');
}

function amount(cell: PriceRow | undefined): string {
  if (!cell) return '';
  if (cell.cents === null) return 'n/a';
  return cell.cents % 100 === 0 ? String(cell.cents / 100) : (cell.cents / 100).toFixed(2);
}
