import { z } from 'zod';
import { QUOTE_STATES } from '@/lib/domain/quote-states';
import { quoteCustomerSchema } from './quote';

/** What the calls of quotes answer (specification §23). Whole dollars; never a markup or a wholesale figure. */
const dollars = z.int();
const time = z.iso.datetime();
const state = z.enum(QUOTE_STATES);

export const quoteRowSchema = z.strictObject({
  Section: z.string(),
  Part: z.string(),
  Code: z.string(),
  /** As the summary writes it; '' while the piece has no price. */
  Price: z.string(),
  /** What a percentage comes to; '' for other prices. */
  Detail: z.string(),
});

/** What a customer sees of a piece, too. */
export const quotePieceFields = {
  Id: z.string(),
  Sku: z.string(),
  Name: z.string(),
  CategoryName: z.string(),
  Dimensions: z.string(),
  /** `/pictures/quote/…`; null when nobody has drawn the piece. */
  Picture: z.string().nullable(),
  Rows: z.array(quoteRowSchema),
  Quantity: z.int(),
  DiscountPercent: z.number().nullable(),
  /** Of one, before its discount; null while it has no price. The others are 0 then. */
  UnitPrice: dollars.nullable(),
  UnitDiscount: dollars,
  UnitTotal: dollars,
  Total: dollars,
};

/** `Pieces - Discount + Delivery + Tax = Total = Deposit + Balance`. */
export const quoteMoneySchema = z.strictObject({
  Pieces: dollars,
  DiscountPercent: z.number().nullable(),
  Discount: dollars,
  Delivery: dollars,
  TaxPercent: z.number(),
  Tax: dollars,
  Total: dollars,
  DepositPercent: z.number().nullable(),
  Deposit: dollars,
  Balance: dollars,
});

const answerSchema = z.strictObject({ Name: z.string(), At: time, From: z.string() });

/** Which quote it is. A design that was mailed has the number '' until it becomes a quote. */
const named = { Id: z.string(), Number: z.string(), Revision: z.int() };

/** One sending of an order to the other system. */
const handOverSchema = z.strictObject({
  At: time,
  State: z.enum(['Pending', 'Sent', 'PartlySent', 'Failed']),
  Attempts: z.int(),
  /** What went wrong last; '' when nothing has. */
  Problem: z.string(),
});
export type HandOver = z.infer<typeof handOverSchema>;

/** A revision in the list of them: when it was first sent, or while it is a draft saved last. */
const revisionSchema = z.strictObject({ Revision: z.int(), State: state, At: time, Total: dollars });
export type ListedRevision = z.infer<typeof revisionSchema>;

/** GetQuote and every call that changes one. */
export const quoteSchema = z
  .strictObject({
    ...named,
    Version: z.int(),
    State: state,
    Customer: quoteCustomerSchema,
    Pieces: z.array(
      z.strictObject({
        ...quotePieceFields,
        /** Address that opens it in the configurator as it is priced today. */
        Path: z.string(),
        /** Price of one today; null when it has none. */
        Today: dollars.nullable(),
        TodayNote: z.string(),
      }),
    ),
    Money: quoteMoneySchema,
    Contact: z.string(),
    Terms: z.string(),
    ValidUntil: z.iso.date(),
    SavedBy: z.string(),
    SentAt: time.nullable(),
    /** Whether a link is out that opens it. */
    HasLink: z.boolean(),
    /** What the customer has said; null until then. */
    Answer: answerSchema.nullable(),
    /** Whether orders are sent to another system, and how this one's was, the last first. */
    HasOrderHook: z.boolean(),
    HandOvers: z.array(handOverSchema),
    /** All of them, the newest first; only that one is ever changed. */
    Revisions: z.array(revisionSchema),
  })
  .meta({ id: 'Quote' });
export type QuoteAnswer = z.infer<typeof quoteSchema>;

/** Query of GetQuote: a quote as it stands, or an earlier revision of it. */
export const quoteQuerySchema = z.object({
  id: z.uuid({ error: 'must be a UUID' }),
  revision: z
    .string()
    .regex(/^[1-9]\d{0,4}$/, 'must be a whole number')
    .optional(),
});
export type QuoteQuery = z.infer<typeof quoteQuerySchema>;

const listedSchema = z.strictObject({
  ...named,
  Dealer: z.string(),
  State: state,
  CustomerName: z.string(),
  CustomerEmail: z.string(),
  Total: dollars,
  ValidUntil: z.iso.date(),
  UpdatedAt: time,
});
export type ListedQuote = z.infer<typeof listedSchema>;

export const QUOTE_ORDERS = ['number', 'customer', 'total', 'validUntil', 'updated'] as const;
export type QuoteOrder = (typeof QUOTE_ORDERS)[number];

/** GetQuotes: a page of them, and what the whole selection comes to. */
export const quotesSchema = z
  .strictObject({
    Quotes: z.array(listedSchema),
    Count: z.int(),
    Total: dollars,
    /** Whether the caller sees those of all dealers. */
    IsAll: z.boolean(),
  })
  .meta({ id: 'Quotes' });
export type QuotesAnswer = z.infer<typeof quotesSchema>;

/** Query of GetQuotes and GetQuotesCsv. */
export const quotesQuerySchema = z.object({
  search: z.string().max(100).optional(),
  state: state.optional(),
  /** Numbered quotes, unless the designs that were mailed are asked for. */
  kind: z.enum(['mailed']).optional(),
  sort: z.enum(QUOTE_ORDERS).optional(),
  direction: z.enum(['up', 'down']).optional(),
  page: z
    .string()
    .regex(/^\d{1,5}$/, 'must be a whole number')
    .optional(),
});
export type QuotesQuery = z.infer<typeof quotesQuerySchema>;

/** AnswerQuote and AskQuote. */
export const quoteTakenSchema = z.strictObject({ State: state });
