import 'server-only';
import { z } from 'zod';
import {
  answerQuoteSchema,
  askQuoteSchema,
  copyQuoteSchema,
  quoteVersionSchema,
  saveQuoteSchema,
  sendQuoteSchema,
} from '@/lib/contracts/quote';
import { linkPdfQuerySchema, quotePdfQuerySchema } from '@/lib/contracts/quote-pdf';
import { quoteQuerySchema, quotesQuerySchema, type QuotesQuery } from '@/lib/contracts/quote-answers';
import { requireCaller } from '../auth/caller';
import type { Caller } from '../auth/sessions';
import { parseWith, readFields } from '../http/body';
import { addressOf } from '../http/client-address';
import { handle, PRIVATE, privateJson } from '../http/handle';
import { FOR_GOOD } from '../http/lifetimes';
import { Problem } from '../http/problem';
import { refuseOtherSites } from '../http/same-origin';
import { askerOf } from '../overload/asker';
import { handOverQuote, reviseQuote, revokeQuote } from './change';
import { csvAnswer, csvOf } from '../http/csv';
import { describeQuote } from './describe';
import { answerQuote, askQuote } from './link';
import { listQuotes, MAX_ROWS } from './list';
import { orderCsv, orderOf } from './order';
import { pdfOfLink, pdfOfQuote, type QuotePdf } from './print/pdf';
import { copyQuote, quotePictureBytes, saveQuote } from './save';
import { sendQuote } from './send';
import { ownQuotes, readableQuotes, requireQuote, requireRevision } from './stored-quote';

/** Fifty pieces and pages of terms. */
const MAX_QUOTE_BYTES = 256 * 1024;

const queryOf = (request: Request) => Object.fromEntries(new URL(request.url).searchParams);

async function bodyOf<T>(request: Request, schema: z.ZodType<T>): Promise<T> {
  refuseOtherSites(request);
  return readFields(request, schema, MAX_QUOTE_BYTES);
}

/** A call that changes a quote of the caller's dealer and answers how it stands then. */
function changing<T extends { readonly Id: string }>(
  schema: z.ZodType<T>,
  change: (caller: Caller, body: T) => Promise<string | void>,
) {
  return handle(async (request) => {
    const caller = await requireCaller(request);
    const body = await bodyOf(request, schema);
    const id = (await change(caller, body)) ?? body.Id;
    return privateJson(await describeQuote(await requireQuote(id, ownQuotes(caller))));
  });
}

/** POST SaveQuote, SendQuote, ReviseQuote, RevokeQuote, HandOverQuote, CopyQuote (specification §23). */
export const saveQuoteRoute = changing(saveQuoteSchema, saveQuote);
export const sendQuoteRoute = changing(sendQuoteSchema, sendQuote);
export const reviseQuoteRoute = changing(quoteVersionSchema, reviseQuote);
export const revokeQuoteRoute = changing(quoteVersionSchema, revokeQuote);
export const handOverQuoteRoute = changing(quoteVersionSchema, handOverQuote);
export const copyQuoteRoute = changing(copyQuoteSchema, async (caller, { Id, NewId }) => {
  await copyQuote(caller, await requireQuote(Id, ownQuotes(caller)), NewId);
  return NewId;
});

const idQuery = z.object({ id: z.uuid({ error: 'must be a UUID' }) });

async function asked(request: Request) {
  const caller = await requireCaller(request);
  return requireQuote(parseWith(idQuery, queryOf(request)).id, readableQuotes(caller));
}

/** GET GetQuote?id=…&revision=…, GetQuoteOrder?id=…, GetQuoteOrderCsv?id=…: a quote that the caller may read. */
export const getQuoteRoute = handle(async (request) => {
  const caller = await requireCaller(request);
  const query = parseWith(quoteQuerySchema, queryOf(request));
  return privateJson(await describeQuote(await requireRevision(query, readableQuotes(caller))));
});
export const getQuoteOrderRoute = handle(async (request) => privateJson(orderOf(await asked(request))));
export const getQuoteOrderCsvRoute = handle(async (request) => {
  const order = orderOf(await asked(request));
  return csvAnswer(order.Number, orderCsv(order));
});

async function listed(request: Request): Promise<{ caller: Caller; query: QuotesQuery }> {
  const caller = await requireCaller(request);
  return { caller, query: parseWith(quotesQuerySchema, queryOf(request)) };
}

/** GET GetQuotes: the desk's list. */
export const getQuotesRoute = handle(async (request) => {
  const { caller, query } = await listed(request);
  return privateJson(await listQuotes(caller, query));
});

const HEAD = ['Number', 'Revision', 'Dealer', 'State', 'Customer', 'E-mail', 'Total', 'Valid until', 'Changed'];

/** GET GetQuotesCsv: all of the same as a table. */
export const getQuotesCsvRoute = handle(async (request) => {
  const { caller, query } = await listed(request);
  const { Quotes } = await listQuotes(caller, { ...query, page: '0' }, MAX_ROWS);
  const rows = Quotes.map((quote) => [
    ...[quote.Number, quote.Revision, quote.Dealer, quote.State, quote.CustomerName, quote.CustomerEmail, quote.Total],
    ...[quote.ValidUntil, quote.UpdatedAt],
  ]);
  return csvAnswer('quotes', csvOf(HEAD, rows));
});

const pdfAnswer = ({ name, bytes }: QuotePdf): Response =>
  new Response(bytes, {
    headers: {
      ...PRIVATE,
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="${name}.pdf"`,
      'x-robots-tag': 'noindex',
    },
  });

/** GET GetQuotePdf?id=…&revision=…&paper=…: a quote that the caller may read; GetLinkPdf?token=…: whoever has the link. */
export const getQuotePdfRoute = handle(async (request) => {
  const caller = await requireCaller(request);
  const query = parseWith(quotePdfQuerySchema, queryOf(request));
  const quote = await requireRevision(query, readableQuotes(caller));
  return pdfAnswer(await pdfOfQuote(quote, query.paper, askerOf(request)));
});
export const getLinkPdfRoute = handle(async (request) => {
  const { token, paper } = parseWith(linkPdfQuerySchema, queryOf(request));
  return pdfAnswer(await pdfOfLink(token, paper, askerOf(request)));
});

/** POST AnswerQuote, AskQuote: whoever has the link. */
export const answerQuoteRoute = handle(async (request) => {
  const word = await bodyOf(request, answerQuoteSchema);
  return privateJson({ State: await answerQuote(word, addressOf(request)) });
});
export const askQuoteRoute = handle(async (request) => {
  const question = await bodyOf(request, askQuoteSchema);
  return privateJson({ State: await askQuote(question, addressOf(request)) });
});

const NAME = /\/([0-9a-f]{64})\.jpg$/;

/** GET /pictures/quote/<hash>.jpg: a piece as it looked when it was quoted. */
export const quotePictureRoute = handle(async (request) => {
  const [, hash = ''] = NAME.exec(new URL(request.url).pathname) ?? [];
  const bytes = hash === '' ? null : await quotePictureBytes(hash);
  if (!bytes) throw new Problem(404, 'There is no picture of this name.');
  return new Response(request.method === 'HEAD' ? null : bytes, {
    headers: { 'content-type': 'image/jpeg', 'cache-control': FOR_GOOD, 'content-length': String(bytes.length) },
  });
});
