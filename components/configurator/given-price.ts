import type { GivenPrice } from '@/lib/contracts/given-price';
import { dollars } from '@/lib/domain/summary';

/** What a mail's link says of a price that was given, for the design on show (specification §17.6). */
export interface GivenView {
  /** Holds: it is the price. Gone: the dealer prices this anew. Past: the shop's own price counts, this one is only told. */
  readonly kind: 'holds' | 'gone' | 'past';
  /** One sentence beside the price. */
  readonly note: string;
}

export function givenView(
  { dealer, total, givenOn, goodUntil, hasEnded, ...given }: GivenPrice,
  sku: string,
): GivenView {
  const isUnchanged = given.sku === sku;
  const by = dealer === null ? '' : ` by ${dealer}`;
  if (isUnchanged && !hasEnded) return { kind: 'holds', note: `Given${by} on ${givenOn}, good until ${goodUntil}.` };
  if (dealer === null) return { kind: 'past', note: `It was sent at ${dollars(total)} on ${givenOn}.` };
  const why = isUnchanged
    ? `The price of ${dollars(total)} ended on ${goodUntil}`
    : `Changed from the design at ${dollars(total)}`;
  return { kind: 'gone', note: `${why}: ${dealer} will price it anew.` };
}
