/** Powers of a thousand, from a million on. */
const NAMES = ['million', 'billion', 'trillion', 'quadrillion', 'quintillion', 'sextillion', 'septillion', 'octillion'];
const MILLION = 1_000_000n;

const grouped = new Intl.NumberFormat('en-US');

/** '57,312'; from a million on '1.09 quintillion', rounded down to three figures. */
export function countInWords(count: bigint): string {
  if (count < MILLION) return grouped.format(count);
  const digits = count.toString();
  const power = Math.min(Math.floor((digits.length - 1) / 3), NAMES.length + 1);
  const whole = digits.length - power * 3;
  const rest = digits.slice(whole, Math.max(3, whole));
  return `${grouped.format(BigInt(digits.slice(0, whole)))}${rest === '' ? '' : `.${rest}`} ${NAMES[power - 2] ?? ''}`;
}

const HUNDREDTHS = 10_000n;

/** A share as a percentage: '12.5 %'; 'less than 0.01 %' of what is there and that small. */
export function shareInWords(part: bigint, whole: bigint): string {
  if (part === 0n || whole === 0n) return '0 %';
  const hundredths = (part * HUNDREDTHS) / whole;
  return hundredths === 0n ? 'less than 0.01 %' : `${Number(hundredths) / 100} %`;
}
