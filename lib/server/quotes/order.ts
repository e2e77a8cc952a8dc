import 'server-only';
import type { QuoteOrder } from '@/lib/contracts/quote-order';
import { Problem } from '../http/problem';
import { csvOf } from '../http/csv';
import { describeMoney, describePieces } from './describe';
import type { StoredQuote } from './stored-quote';

/** The order file of an accepted quote (specification §23.7). @throws Problem 409 for any other */
export function orderOf({ quote, revision, content, state }: StoredQuote): QuoteOrder {
  const { answeredAt, answeredBy } = revision;
  if (state !== 'Accepted' || !answeredAt || quote.number === null)
    throw new Problem(409, 'Only an accepted quote has an order file.');
  const { Name, Email, Phone } = content.customer;
  return {
    Format: 'quote-order/1',
    Number: quote.number,
    Revision: revision.revision,
    Dealer: quote.dealer.name,
    Customer: { Name, Email, Phone },
    AcceptedBy: answeredBy,
    AcceptedAt: answeredAt.toISOString(),
    Pieces: describePieces(content).map(
      ({ Sku, Name: Style, CategoryName, Dimensions, Quantity, ...piece }, index) => ({
        ...{ Position: index + 1, Sku, Style, Category: CategoryName, Dimensions, Quantity },
        StyleId: content.pieces[index]?.styleId ?? 0,
        CatalogueVersion: content.pieces[index]?.catalogueVersion ?? 0,
        Parts: piece.Rows,
        UnitPrice: piece.UnitPrice ?? 0,
        UnitDiscount: piece.UnitDiscount,
        UnitTotal: piece.UnitTotal,
        Total: piece.Total,
      }),
    ),
    Money: describeMoney(content),
    Terms: content.terms,
  };
}

const HEAD = [
  'Number',
  'Revision',
  'Line',
  'Sku',
  'Name',
  'Catalogue',
  'Section',
  'Part',
  'Code',
  'Quantity',
  'Amount',
];

/** The same as a table: a line a piece, one a part of it, and one a sum. */
export function orderCsv({ Number: number, Revision, Pieces, Money }: QuoteOrder): string {
  const pieces = Pieces.flatMap((piece) => {
    const { Sku, Style, CatalogueVersion, Quantity } = piece;
    const line = `Piece ${piece.Position}`;
    return [
      [number, Revision, line, Sku, Style, CatalogueVersion, '', '', '', Quantity, piece.Total],
      ...piece.Parts.map(({ Section, Part, Code }) => [
        ...[number, Revision, `${line} part`, Sku, Style, CatalogueVersion, Section, Part, Code, Quantity, ''],
      ]),
    ];
  });
  const { Discount, Delivery, Tax, Total, Deposit, Balance } = Money;
  const sums = Object.entries({ Discount: -Discount, Delivery, Tax, Total, Deposit, Balance }).map(([name, amount]) => [
    ...[number, Revision, name, '', '', '', '', '', '', '', amount],
  ]);
  return csvOf(HEAD, [...pieces, ...sums]);
}
