/** What a cell of the grid holds: hundredths of a dollar or of a percent; 'n/a' is not made; null is no entry. */
export type CellValue = number | 'n/a' | null;

/** What the figures of a table are. */
export type Unit = 'dollars' | 'percent';

/** Most that a cell takes (lib/contracts/admin/edits.ts). */
const MOST: Readonly<Record<Unit, number>> = { dollars: 10_000_000, percent: 10_000 };
const NOT_MADE = /^(n\/?a|not made)$/i;
const FIGURE = /^(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d{1,2})0*)?$/;

/** A text as it was typed or pasted, or why it cannot stand in a cell. */
export type ReadCell =
  { readonly ok: true; readonly value: CellValue } | { readonly ok: false; readonly problem: string };

const good = (value: CellValue): ReadCell => ({ ok: true, value });
const bad = (problem: string): ReadCell => ({ ok: false, problem });

/** Takes '1,250', '$1250.50', '12.5 %', 'n/a' and ''. Never rounds: more than two decimals are refused. */
export function readCell(text: string, unit: Unit): ReadCell {
  const bare = text
    .trim()
    .replace(/^\$\s*/, '')
    .replace(/\s*%$/, '');
  if (bare === '') return good(null);
  if (unit === 'dollars' && NOT_MADE.test(bare)) return good('n/a');
  const [, whole, decimals = ''] = FIGURE.exec(bare) ?? [];
  if (whole === undefined)
    return bad(`“${text.trim().slice(0, 40)}” is no ${unit === 'dollars' ? 'price' : 'percentage'}`);
  const value = Number(whole.replaceAll(',', '')) * 100 + Number(decimals.padEnd(2, '0'));
  return value > MOST[unit] ? bad(`“${text.trim().slice(0, 40)}” is more than a cell takes`) : good(value);
}

/** As a spreadsheet takes it: '1250', '1250.50', 'n/a', ''. */
export function cellText(value: CellValue): string {
  if (value === null) return '';
  if (value === 'n/a') return value;
  const [whole, rest] = [Math.floor(value / 100), value % 100];
  return rest === 0 ? String(whole) : `${whole}.${String(rest).padStart(2, '0')}`;
}

/** As people read it: '$1,250', '$12.50', '12.5 %'; '–' for no entry. */
export function shownCell(value: CellValue, unit: Unit): string {
  if (typeof value !== 'number') return value ?? '–';
  const cents = unit === 'dollars' && value % 100 !== 0 ? 2 : 0;
  const text = (value / 100).toLocaleString('en-US', { minimumFractionDigits: cents, maximumFractionDigits: 2 });
  return unit === 'dollars' ? `$${text}` : `${text} %`;
}
