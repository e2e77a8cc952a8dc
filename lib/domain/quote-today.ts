import { dollars } from './summary';

/**
 * What a quoted piece would cost today, in words (specification §23.4).
 * @param quoted price of one as it was frozen, whole dollars; null when it had none
 * @param today the same now; null when it has none
 * @param conflicts why it cannot be ordered as it is; none when it can
 */
export function todayInWords(quoted: number | null, today: number | null, conflicts: readonly string[]): string {
  if (conflicts.length > 0) return `Can no longer be ordered as it is. ${conflicts.join(' ')}`;
  if (today === null) return quoted === null ? 'Has no price.' : 'Has no price today.';
  if (quoted === null) return `Costs ${dollars(today)} today.`;
  if (today === quoted) return 'Costs the same today.';
  const way = today > quoted ? 'risen' : 'fallen';
  return `Costs ${dollars(today)} today: the price has ${way} by ${dollars(Math.abs(today - quoted))}.`;
}

/** A piece that the catalogue no longer knows. */
export const GONE_PIECE = 'A part of it is gone from the catalogue.';
