import { dollars, PRICE_FALLBACK } from '@/lib/domain/summary';
import type { QuoteAnswer } from './quote-answers';

/** How page, print and desk write the money of a quote (specification §23.2). */
type Piece = QuoteAnswer['Pieces'][number];
type Priced = Pick<Piece, 'Quantity' | 'UnitPrice' | 'UnitDiscount' | 'UnitTotal' | 'DiscountPercent' | 'Total'>;

/** What a piece comes to. */
export const pieceTotal = ({ UnitPrice, Total }: Pick<Priced, 'UnitPrice' | 'Total'>): string =>
  UnitPrice === null ? PRICE_FALLBACK : dollars(Total);

/** How it comes to that: '$1,600 less 10% ($160): 2 × $1,440'; '' where there is nothing to say. */
export function pieceSum({ Quantity, UnitPrice, UnitDiscount, UnitTotal, DiscountPercent }: Priced): string {
  if (UnitPrice === null || (Quantity === 1 && DiscountPercent === null)) return '';
  const times = `${Quantity} × ${dollars(UnitTotal)}`;
  if (DiscountPercent === null) return times;
  return `${dollars(UnitPrice)} less ${DiscountPercent}% (${dollars(UnitDiscount)}): ${times}`;
}

export interface SumLine {
  readonly label: string;
  readonly amount: string;
}

/** The sums of a quote as plain lines; what is nothing is left out. */
export function sumLines(money: QuoteAnswer['Money']): readonly SumLine[] {
  const { Pieces, Discount, DiscountPercent, Delivery, Tax, TaxPercent, Total, Deposit, DepositPercent, Balance } =
    money;
  const lines: readonly (readonly [string, string, boolean])[] = [
    ['Pieces', dollars(Pieces), Pieces !== Total],
    [`Discount ${DiscountPercent ?? 0}%`, `−${dollars(Discount)}`, DiscountPercent !== null],
    ['Delivery', dollars(Delivery), Delivery !== 0],
    [`Tax ${TaxPercent}%`, dollars(Tax), TaxPercent !== 0],
    ['Total', dollars(Total), true],
    [`Deposit ${DepositPercent ?? 0}%`, dollars(Deposit), DepositPercent !== null],
    ['Balance', dollars(Balance), DepositPercent !== null],
  ];
  return lines.filter(([, , isShown]) => isShown).map(([label, amount]) => ({ label, amount }));
}
