import path from 'node:path';
import type { Position, Report } from '../defect';
import type { PriceRow } from '../rows';
import type { PartBook, PartEntry } from './parts';
import { readPriceCsv, type PriceCell } from './price-csv';
import type { StyleSource } from './schema';

/** A price and the cell it stands in. */
export interface PlacedPrice {
  readonly row: PriceRow;
  readonly at: Position;
}

/** What tells the prices of a style apart. */
export const priceKey = ({ partId, sizePartId, woodTier }: Pick<PriceRow, 'partId' | 'sizePartId' | 'woodTier'>) =>
  [partId, sizePartId, woodTier].join();

/** Reads each price file once, however many styles share it. */
export type PriceFiles = (file: string) => readonly PriceCell[];

export function priceFiles(root: string, report: Report): PriceFiles {
  const read = new Map<string, readonly PriceCell[]>();
  return (file) => {
    const known = read.get(file) ?? readPriceCsv(root, file, report);
    read.set(file, known);
    return known;
  };
}

/**
 * Prices of a style from its files, by `priceKey`. An earlier file wins over a later one, a named part over a starred one. A file
 * of the style's own name must only price what the style offers; shared ones may hold more.
 */
export function stylePrices(
  style: StyleSource,
  styleFile: string,
  offered: ReadonlySet<PartEntry>,
  files: PriceFiles,
  parts: PartBook,
  at: (index: number) => Position,
  report: Report,
): ReadonlyMap<string, PlacedPrice> {
  const rows = new Map<string, PlacedPrice>();
  style.prices.forEach((name, index) => {
    if (/[\\/]/.test(name) || !name.endsWith('.csv')) return report(at(index), `${name} is no name of a price file`);
    const isOwn = path.parse(name).name === path.parse(styleFile).name;
    const file = path.posix.join('prices', path.basename(path.dirname(styleFile)), name);
    const stated = new Map<string, PriceCell>();
    const cells = [...files(file)].sort(
      (left, right) => Number(left.part.includes('*')) - Number(right.part.includes('*')),
    );
    for (const cell of cells) {
      for (const row of rowsOf(style.id, cell, offered, isOwn, parts, report)) {
        const key = priceKey(row);
        const twin = stated.get(key);
        if (twin && twin.part === cell.part)
          report(cell.atRow, `prices ${cell.part} again, after line ${twin.at.line}`);
        if (!twin) stated.set(key, cell);
        if (!rows.has(key)) rows.set(key, { row, at: cell.at });
      }
    }
  });
  return rows;
}

function rowsOf(
  styleId: number,
  cell: PriceCell,
  offered: ReadonlySet<PartEntry>,
  isOwn: boolean,
  parts: PartBook,
  report: Report,
): readonly PriceRow[] {
  const priced = parts.resolve(cell.part, cell.atRow, report).filter((part) => offered.has(part));
  const sizes =
    cell.size === '' ? [null] : parts.resolve(cell.size, cell.atRow, report).filter((part) => offered.has(part));
  if (isOwn && priced.length === 0) report(cell.atRow, `prices ${cell.part}, which the style does not offer`);
  if (isOwn && sizes.length === 0) report(cell.atRow, `prices size ${cell.size}, which the style does not offer`);
  return priced.flatMap((part) =>
    sizes.map((size) => ({
      styleId,
      partId: part.row.id,
      sizePartId: size?.row.id ?? null,
      woodTier: cell.tier,
      cents: cell.cents,
    })),
  );
}
