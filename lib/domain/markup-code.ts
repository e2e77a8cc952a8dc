/** The code that means wholesale (specification §1.1): 1.00 in the standard word. */
export const WHOLESALE_CODE = 'BMM';
/** Letters for 1 … 9 and 0, unless a setting says otherwise (specification §15.3). */
export const DEFAULT_MARKUP_WORD = 'BUCKINGHAM';

export const MIN_MARKUP = 100;
const MAX_MARKUP = 999;

/**
 * Readable code of a markup: three digits, each a letter of the word (B=1 … M=0).
 * @param markup multiplier × 100
 * @throws RangeError outside 100 … 999
 */
export function markupCode(markup: number, word: string = DEFAULT_MARKUP_WORD): string {
  if (!Number.isInteger(markup) || markup < MIN_MARKUP || markup > MAX_MARKUP) {
    throw new RangeError(`markup ${markup} is outside 1.00 to 9.99`);
  }
  return [...String(markup)].map((digit) => word[(Number(digit) + 9) % 10]).join('');
}

/** Multiplier × 100 of a text such as '2.70': 1.00 to 9.99, at most two decimals; null otherwise. */
export function parseMarkup(text: string): number | null {
  const match = /^([1-9])(?:\.(\d{1,2}))?$/.exec(text.trim());
  if (!match) return null;
  return Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'));
}
