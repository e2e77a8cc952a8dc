import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse, CsvError } from 'csv-parse/sync';
import { z } from 'zod';
import type { Position, Report } from '../defect';
import { WOOD_TIERS, type WoodTier } from '@/lib/contracts/part';

/** One cell of a price matrix. */
export interface PriceCell {
  /** Reference to the priced part or parts. */
  readonly part: string;
  /** Reference to the size; '' for all sizes. */
  readonly size: string;
  /** Null for all woods. */
  readonly tier: WoodTier | null;
  /** Integer cents of wholesale; null for a declared hole. */
  readonly cents: number | null;
  readonly at: Position;
  /** Where its row begins, which names part and size. */
  readonly atRow: Position;
}

const HEADER = ['part', 'size', 'any', ...WOOD_TIERS];
const NOT_MADE = 'n/a';
const MONEY = /^(\d{1,6})(?:\.(\d{2}))?$/;

const rowsSchema = z.array(
  z.object({ record: z.array(z.string()), raw: z.string(), info: z.object({ lines: z.number() }) }),
);

/**
 * Reads a price matrix: a row a part and size, a column a wood tier, whole dollars or dollars and cents, `n/a` for what
 * is not made, nothing for "no entry". Everything else is reported with its line.
 */
export function readPriceCsv(root: string, file: string, report: Report): readonly PriceCell[] {
  const rows = parseRows(root, file, report);
  const [header, ...body] = rows;
  if (!header) return [];
  if (header.record.join() !== HEADER.join()) {
    report({ file, line: header.info.lines, column: 1 }, `the first row must be ${HEADER.join()}`);
    return [];
  }
  return body.flatMap(({ record, raw, info }) => {
    const columns = columnsOf(raw);
    return readRow(record, (cell) => ({ file, line: info.lines, column: columns[cell] ?? 1 }), report);
  });
}

function parseRows(root: string, file: string, report: Report): z.infer<typeof rowsSchema> {
  try {
    const text = readFileSync(path.join(root, file), 'utf8');
    const options = {
      comment: '#',
      info: true,
      raw: true,
      trim: true,
      skip_empty_lines: true,
      relax_column_count: true,
    };
    return rowsSchema.parse(parse(text, options));
  } catch (error) {
    const line = error instanceof CsvError && typeof error.lines === 'number' ? error.lines : 1;
    report({ file, line, column: 1 }, error instanceof CsvError ? `bad CSV: ${error.message}` : 'cannot be read');
    return [];
  }
}

function readRow(record: readonly string[], atCell: (cell: number) => Position, report: Report): readonly PriceCell[] {
  const [part = '', size = '', ...cells] = record;
  if (record.length !== HEADER.length) {
    report(atCell(0), `has ${record.length} columns, not ${HEADER.length}`);
    return [];
  }
  if (part === '') report(atCell(0), 'names no part');
  return cells.flatMap((cell, column) => {
    if (cell === '') return [];
    const at = atCell(column + 2);
    const tier = column === 0 ? null : (WOOD_TIERS[column - 1] ?? null);
    const cents = readMoney(cell);
    if (cents !== undefined) return [{ part, size, tier, cents, at, atRow: atCell(0) }];
    report(at, `${HEADER[column + 2]}: '${cell}' is no amount of dollars`);
    return [];
  });
}

/** Where the cells of a row begin; cells of a price matrix are never quoted. */
function columnsOf(raw: string): readonly number[] {
  const starts = [0];
  for (const { index } of raw.matchAll(/,/g)) starts.push(index + 1);
  return starts.map((start) => start + 1);
}

function readMoney(text: string): number | null | undefined {
  if (text === NOT_MADE) return null;
  const match = MONEY.exec(text);
  return match ? Number(match[1]) * 100 + Number(match[2] ?? 0) : undefined;
}
