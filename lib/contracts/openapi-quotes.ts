import { z } from 'zod';
import { QUOTE_PATHS } from './calls';
import { answer, body, BODY_PROBLEMS, LOGIN, problem, query, type Operation } from './openapi-parts';
import * as requests from './quote';
import { linkPdfQuerySchema, quotePdfQuerySchema } from './quote-pdf';
import { quoteQuerySchema, quoteSchema, quotesQuerySchema, quotesSchema, quoteTakenSchema } from './quote-answers';
import { quoteOrderSchema } from './quote-order';

const NO_LOGIN = { 401: problem('Nobody is logged in, or the token does not hold'), 503: problem('Database away') };
const UNKNOWN = { 404: problem('Unknown, or somebody else’s') };
const COMMON = {
  400: problem('Messages by field'),
  403: problem('Sent from another site'),
  ...BODY_PROBLEMS,
  413: problem('Body over 256 KiB'),
};

/** A dealer's call that changes a quote. */
const change = (schema: z.ZodType, responses: Operation['responses'] = {}): { post: Operation } => ({
  post: {
    ...LOGIN,
    ...body(schema),
    responses: {
      200: answer('The quote as it stands now', quoteSchema),
      ...COMMON,
      ...NO_LOGIN,
      ...UNKNOWN,
      409: problem('Changed by somebody else meanwhile, or its state or content forbids it'),
      ...responses,
    },
  },
});

const csv = (description: string) => ({ description, content: { 'text/csv': { schema: z.string() } } });

const read = (shape: Readonly<Record<string, z.ZodType>>, responses: Operation['responses']): { get: Operation } => ({
  get: { ...LOGIN, ...query(shape), responses: { 400: problem('Messages by field'), ...NO_LOGIN, ...responses } },
});

const pdf = { description: 'The quote in print', content: { 'application/pdf': { schema: z.string() } } };
const BUSY = { 503: problem('Too much is waiting to be made, or the database is away; see Retry-After') };

const ID = { id: z.uuid() };
const NOT_ACCEPTED = { 409: problem('The quote is not accepted') };
const TOO_MANY = { 429: problem('Too many; see Retry-After') };

/** What whoever has a link may say. */
const word = (schema: z.ZodType): { post: Operation } => ({
  post: {
    ...body(schema),
    responses: {
      200: answer('How the quote stands now', quoteTakenSchema),
      ...COMMON,
      404: problem('The link opens no quote'),
      409: problem('Answered otherwise already'),
      ...TOO_MANY,
    },
  },
});

/** The calls of quotes (specification §23). */
export const QUOTE_OPERATIONS = {
  [QUOTE_PATHS.list]: read(quotesQuerySchema.shape, { 200: answer('A page of quotes', quotesSchema) }),
  [QUOTE_PATHS.csv]: read(quotesQuerySchema.shape, { 200: csv('All of the same') }),
  [QUOTE_PATHS.get]: read(quoteQuerySchema.shape, { 200: answer('The quote', quoteSchema), ...UNKNOWN }),
  [QUOTE_PATHS.order]: read(ID, { 200: answer('The order file', quoteOrderSchema), ...UNKNOWN, ...NOT_ACCEPTED }),
  [QUOTE_PATHS.orderCsv]: read(ID, { 200: csv('The same as a table'), ...UNKNOWN, ...NOT_ACCEPTED }),
  [QUOTE_PATHS.pdf]: read(quotePdfQuerySchema.shape, { 200: pdf, ...UNKNOWN, ...BUSY }),
  [QUOTE_PATHS.save]: change(requests.saveQuoteSchema),
  [QUOTE_PATHS.send]: change(requests.sendQuoteSchema, TOO_MANY),
  [QUOTE_PATHS.revise]: change(requests.quoteVersionSchema),
  [QUOTE_PATHS.copy]: change(requests.copyQuoteSchema),
  [QUOTE_PATHS.revoke]: change(requests.quoteVersionSchema),
  [QUOTE_PATHS.handOver]: change(requests.quoteVersionSchema, TOO_MANY),
  [QUOTE_PATHS.answer]: word(requests.answerQuoteSchema),
  [QUOTE_PATHS.ask]: word(requests.askQuoteSchema),
  [QUOTE_PATHS.linkPdf]: {
    get: {
      ...query(linkPdfQuerySchema.shape),
      responses: { 200: pdf, 400: problem('Messages by field'), 404: problem('The link opens no quote'), ...BUSY },
    },
  },
};
