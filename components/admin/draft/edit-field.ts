import { cellText, readCell } from '../grid/cell-text';
import type { EditValue } from '@/lib/contracts/admin/edits';
import type { SentEdit } from '@/lib/client/admin-api';

/** How a value is edited. Keys are a line each; a figure has two decimals at most, a whole number none. */
export type Control = 'text' | 'lines' | 'flag' | 'figure' | 'whole' | 'keys' | 'choice';

/** A value of a draft that a form edits. */
export interface EditField {
  readonly label: string;
  readonly control: Control;
  /** The value's address; undefined fields are the form's own. */
  readonly target: SentEdit;
  readonly now: EditValue;
  /** In the version that the draft began with. */
  readonly base: EditValue;
  /** Of a choice: values, each with what is read. */
  readonly options?: readonly (readonly [value: string, text: string])[];
  readonly hint?: string;
}

/** A value as its control holds it. */
export function textOf(control: Control, value: EditValue): string {
  if (value === null) return '';
  if (control === 'figure' && typeof value === 'number') return cellText(Math.round(value * 100));
  return Array.isArray(value) ? value.join('\n') : String(value);
}

/** What a control says; null where nothing. @throws RangeError for a figure that is none */
export function valueOf(control: Control, text: string): EditValue {
  if (control === 'flag') return text === 'true';
  if (control === 'keys')
    return text
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== '');
  if (text.trim() === '') return null;
  if (control === 'whole' && /^-?\d{1,9}$/.test(text.trim())) return Number(text);
  if (control !== 'figure' && control !== 'whole') return text.trim();
  const read = readCell(text, 'percent');
  if (control === 'whole' || !read.ok || typeof read.value !== 'number') throw new RangeError(`“${text}” is no figure`);
  return read.value / 100;
}
