const LETTERS = 3;
const DIGITS = 4;

/**
 * What a dealer's quote numbers may begin with, the best first and without end: 'OAK', 'OAK2', 'OAK3' for 'Oak & Sons'
 * (specification §23.1). A name of fewer than three Latin letters is filled up with X.
 */
export function* quotePrefixes(dealer: string): Generator<string, never> {
  const letters = dealer
    .normalize('NFKD')
    .toUpperCase()
    .replace(/[^A-Z]/g, '');
  const first = letters.slice(0, LETTERS).padEnd(LETTERS, 'X');
  yield first;
  for (let another = 2; ; another += 1) yield first + another;
}

/** 'OAK-2026-0007'; a dealer's ten thousandth quote of a year has five digits. */
export const quoteNumber = (prefix: string, year: number, count: number): string =>
  `${prefix}-${year}-${String(count).padStart(DIGITS, '0')}`;

/** What a quote is called; a design that was mailed has no number ('') until it becomes one. */
export const quoteTitle = (number: string): string => (number === '' ? 'Mailed design' : `Quote ${number}`);
