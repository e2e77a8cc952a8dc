import { discount } from './discount';
import { percentOf } from './prices';

/** Money of a quote, whole dollars throughout (specification §23.2). Percentages have two decimals at most. */
export interface QuoteLine {
  /** Price of one, before its discount. */
  readonly unitPrice: number;
  readonly quantity: number;
  /** Off this piece; null for none. */
  readonly discountPercent: number | null;
}

/** What is said of the whole. */
export interface QuoteConditions {
  /** Off all pieces together, after their own discounts; null for none. */
  readonly discountPercent: number | null;
  readonly delivery: number;
  /** Of the pieces after all discounts; delivery is not taxed. */
  readonly taxPercent: number;
  /** Of the total; null for none. */
  readonly depositPercent: number | null;
}

/** One piece: `unitPrice` less `unitDiscount` is `unitTotal`, and that times the quantity `total`. */
export interface LineMoney {
  readonly unitPrice: number;
  readonly unitDiscount: number;
  readonly unitTotal: number;
  readonly total: number;
}

/** `pieces - discount + delivery + tax = total = deposit + balance`. */
export interface QuoteMoney {
  readonly lines: readonly LineMoney[];
  readonly pieces: number;
  readonly discount: number;
  readonly delivery: number;
  readonly tax: number;
  readonly total: number;
  readonly deposit: number;
  readonly balance: number;
}

/** The rows of a quote. A discounted sum is the one of specification §15.4; what is off is the rest, so that rows add up. */
export function quoteMoney(pieces: readonly QuoteLine[], conditions: QuoteConditions): QuoteMoney {
  const lines = pieces.map(({ unitPrice, quantity, discountPercent }): LineMoney => {
    const unitTotal = afterDiscount(unitPrice, discountPercent);
    return { unitPrice, unitDiscount: unitPrice - unitTotal, unitTotal, total: unitTotal * quantity };
  });
  const sum = lines.reduce((total, line) => total + line.total, 0);
  const net = afterDiscount(sum, conditions.discountPercent);
  const { delivery } = conditions;
  const tax = percentOf(net, hundredths(conditions.taxPercent));
  const total = net + delivery + tax;
  const deposit = percentOf(total, hundredths(conditions.depositPercent ?? 0));
  return { lines, pieces: sum, discount: sum - net, delivery, tax, total, deposit, balance: total - deposit };
}

const afterDiscount = (sum: number, percent: number | null): number => discount(sum, percent)?.discountedTotal ?? sum;

const hundredths = (percent: number): number => Math.round(percent * 100);
