/** A dealer's percentage off (specification §5.4, §9, §15.4). Whole dollars, rounded down. */
export interface Discount {
  readonly percent: number;
  readonly amount: number;
  readonly discountedTotal: number;
}

/**
 * Reads the '% OFF' field: a number strictly above 0 and below 100, truncated to two decimals; null for anything else.
 * Read from the text itself, because 19.99 × 100 is not 1999 in floating point.
 */
export function parseDiscount(text: string): number | null {
  const match = /^\+?(\d{0,15})(?:\.(\d*))?$/.exec(text.trim());
  if (!match || (!match[1] && !match[2])) return null;
  const hundredths = Number(match[1] || '0') * 100 + Number((match[2] ?? '').slice(0, 2).padEnd(2, '0'));
  return hundredths > 0 && hundredths < 10_000 ? hundredths / 100 : null;
}

/** Discount amount and discounted total; null when no discount is set. `percent` has at most two decimals. */
export function discount(total: number, percent: number | null): Discount | null {
  if (percent === null) return null;
  const hundredths = Math.round(percent * 100);
  return {
    percent,
    amount: Math.floor((total * hundredths) / 10_000),
    discountedTotal: Math.floor((total * (10_000 - hundredths)) / 10_000),
  };
}

/** The largest total that is within a budget once the discount is off it; both in whole dollars. */
export function wholeBudget(budget: number, percent: number | null): number {
  if (percent === null) return budget;
  const left = 10_000 - Math.round(percent * 100);
  return Math.ceil(((budget + 1) * 10_000) / left) - 1;
}
