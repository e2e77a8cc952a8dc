import path from 'node:path';
import type { Position, Report } from '../defect';
import type { PriceRow } from '../rows';
import type { PartBook, PartEntry } from './parts';
import { readPriceCsv, type PriceCell } from './price-csv';
import type { StyleSource } from './schema';

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
 * Price rows of a style from its files. An earlier file wins over a later one, a named part over a starred one. A file
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
): readonly PriceRow[] {
  const rows = new Map<string, PriceRow>();
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
        const key = [row.partId, row.sizePartId, row.woodTier].join();
        const twin = stated.get(key);
        if (twin && twin.part === cell.part) report(cell.at, `prices ${cell.part} again, after line ${twin.at.line}`);
        if (!twin) stated.set(key, cell);
        if (!rows.has(key)) rows.set(key, row);
      }
    }
  });
  return [...rows.values()];
}

function rowsOf(
  styleId: number,
  cell: PriceCell,
  offered: ReadonlySet<PartEntry>,
  isOwn: boolean,
  parts: PartBook,
  report: Report,
): readonly PriceRow[] {
  const priced = parts.resolve(cell.part, cell.at, report).filter((part) => offered.has(part));
  const sizes =
    cell.size === '' ? [null] : parts.resolve(cell.size, cell.at, report).filter((part) => offered.has(part));
  if (isOwn && priced.length === 0) report(cell.at, `prices ${cell.part}, which the style does not offer`);
  if (isOwn && sizes.length === 0) report(cell.at, `prices size ${cell.size}, which the style does not offer`);
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
