import type { QuoteAnswer } from '@/lib/contracts/quote-answers';
import type { SaveQuoteRequest } from '@/lib/contracts/quote';
import { goodUntil } from '@/lib/domain/price-term';

/** A new quote for a customer, without pieces. */
export const blankQuote = (Name: string, Email: string): SaveQuoteRequest => ({
  Id: crypto.randomUUID(),
  Version: 0,
  Customer: { Name, Email, Phone: '', Note: '' },
  Pieces: [],
  ...{ DiscountPercent: null, Delivery: 0, TaxPercent: 0, DepositPercent: null, Contact: '', Terms: '' },
  ValidUntil: goodUntil(new Date()).toISOString().slice(0, 10),
});

/** What was read of a quote, as it is sent to save it. */
export const requestOf = ({
  Id,
  Version,
  Customer,
  Pieces,
  Money,
  Contact,
  Terms,
  ValidUntil,
}: QuoteAnswer): SaveQuoteRequest => ({
  ...{ Id, Version, Customer, Contact, Terms, ValidUntil },
  Pieces: Pieces.map((piece) => ({
    ...{ Id: piece.Id, Sku: piece.Sku, Quantity: piece.Quantity, DiscountPercent: piece.DiscountPercent },
  })),
  DiscountPercent: Money.DiscountPercent,
  Delivery: Money.Delivery,
  TaxPercent: Money.TaxPercent,
  DepositPercent: Money.DepositPercent,
});
