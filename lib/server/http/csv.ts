import 'server-only';
import { PRIVATE } from './handle';

type Cell = string | number;

/** What a spreadsheet would take for a formula, wherever it came from, is made text. */
const FORMULA = /^[=+\-@\t\r]/;

/** A table as a spreadsheet reads it (RFC 4180), with a mark that it is UTF-8. */
export const csvOf = (head: readonly string[], rows: readonly (readonly Cell[])[]): string =>
  `\uFEFF${[head, ...rows].map((row) => row.map(cellText).join(',')).join('\r\n')}\r\n`;

function cellText(cell: Cell): string {
  if (typeof cell === 'number') return String(cell);
  const text = FORMULA.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** A spreadsheet to be saved under a name. */
export const csvAnswer = (name: string, text: string): Response =>
  new Response(text, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${name}.csv"`,
      ...PRIVATE,
    },
  });
