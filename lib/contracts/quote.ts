import { z } from 'zod';
import { emailField } from './email-address';
import { MAX_MESSAGE_LENGTH, MAX_NAME_LENGTH, oneLine, textOf } from './email';

/** What a dealer sends of a quote, and an answer to one (specification §23). Money is whole dollars. */
const MAX_PIECES = 50;
const MAX_QUANTITY = 99;
const MAX_DOLLARS = 1_000_000;
/** Percentages have two decimals at most. */
const percent = (most: number) =>
  z
    .number({ error: 'must be a number' })
    .min(0, { error: 'must not be below 0' })
    .max(most, { error: `must not be above ${most}` })
    .refine((value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6, { error: 'may have two decimals' });
/** Specification §5.4: above 0 and below 100. */
const discountField = percent(99.99)
  .refine((value) => value > 0, { error: 'must be above 0' })
  .nullable();

export const MAX_TERMS_LENGTH = MAX_MESSAGE_LENGTH;
const shortText = (label: string) => oneLine(textOf(label, MAX_NAME_LENGTH));
const longText = (label: string) => textOf(label, MAX_TERMS_LENGTH);
const day = z.iso.date({ error: 'must be a day, like 2026-11-22' });
const id = z.uuid({ error: 'must be a UUID' });

export const quoteCustomerSchema = z.strictObject({
  Name: shortText('Customer Name'),
  /** '' until it is known; a quote without one cannot be sent. */
  Email: z.union([z.literal(''), oneLine(emailField('Customer Email is required'))]),
  Phone: shortText('Phone'),
  /** Between the dealer's people; the customer never sees it. */
  Note: longText('Note'),
});

const wantedPiece = z.strictObject({
  /** Chosen by who adds it. The same id with the same sku keeps what was frozen when it was first saved. */
  Id: id,
  Sku: oneLine(z.string().min(1).max(400)),
  Quantity: z.int().min(1).max(MAX_QUANTITY),
  DiscountPercent: discountField,
  /** Frozen anew, at today's prices. */
  IsPricedAnew: z.boolean().optional(),
});

/** The lines of a quote beside its pieces. */
const conditions = {
  DiscountPercent: discountField,
  Delivery: z.int().min(0).max(MAX_DOLLARS),
  TaxPercent: percent(30),
  DepositPercent: percent(100).nullable(),
  ValidUntil: day,
  /** Telephone of who answers questions; '' for the shop's. */
  Contact: shortText('Contact'),
  Terms: longText('Terms'),
};

/** Body of SaveQuote: all of a draft, new or edited. */
export const saveQuoteSchema = z
  .strictObject({
    /** Chosen by who saves it first: a save that is repeated makes no second quote. */
    Id: id,
    /** The one that was read; 0 for a new quote. */
    Version: z.int().min(0),
    Customer: quoteCustomerSchema,
    Pieces: z.array(wantedPiece).min(1, { error: 'A quote has a piece' }).max(MAX_PIECES),
    ...conditions,
    /** Counts for super users only (specification §15.2). */
    Markup: z.union([z.number(), z.string().max(20)]).nullish(),
  })
  .refine(({ Pieces }) => new Set(Pieces.map((piece) => piece.Id)).size === Pieces.length, {
    error: 'Each piece has an id of its own',
    path: ['Pieces'],
  })
  .meta({ id: 'SaveQuote' });
export type SaveQuoteRequest = z.infer<typeof saveQuoteSchema>;

/** Body of the calls that change a quote as a whole. */
export const quoteVersionSchema = z.strictObject({ Id: id, Version: z.int().min(1) });
/** Body of SendQuote; the message stands in the mail above the quote. */
export const sendQuoteSchema = quoteVersionSchema.extend({ Message: longText('Message') });
/** Body of CopyQuote: a quote, and the id of its copy. */
export const copyQuoteSchema = z.strictObject({ Id: id, NewId: id });

export const QUOTE_ANSWERS = ['Accept', 'Decline'] as const;
/** What stands in the address of a customer's page. */
export const linkToken = z.string().max(100);
/** Body of AnswerQuote, from the page of a link. */
export const answerQuoteSchema = z.strictObject({
  Token: linkToken,
  Answer: z.enum(QUOTE_ANSWERS),
  Name: shortText('Name').refine((name) => name !== '', { error: 'Name is required' }),
});
/** Body of AskQuote. */
export const askQuoteSchema = z.strictObject({
  Token: linkToken,
  Message: longText('Message').refine((text) => text !== '', { error: 'Message is required' }),
});
