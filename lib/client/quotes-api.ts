import type { z } from 'zod';
import { QUOTE_ID, QUOTE_REVISION } from '@/lib/contracts/addresses';
import { QUOTE_PATHS } from '@/lib/contracts/calls';
import {
  quoteSchema,
  quotesSchema,
  quoteTakenSchema,
  type QuoteAnswer,
  type QuotesAnswer,
} from '@/lib/contracts/quote-answers';
import type {
  answerQuoteSchema,
  askQuoteSchema,
  copyQuoteSchema,
  quoteVersionSchema,
  SaveQuoteRequest,
  sendQuoteSchema,
} from '@/lib/contracts/quote';
import type { QuoteState } from '@/lib/domain/quote-states';
import { getJson, postJson } from './api';

/** Calls of quotes (specification §23). Each rejects with the `ApiError` that tells why not. */
export const listQuotes = async (query: URLSearchParams, token: string, signal?: AbortSignal): Promise<QuotesAnswer> =>
  quotesSchema.parse(await getJson(`${QUOTE_PATHS.list}?${query}`, { token, signal }));

/** Which quote, and which revision of it; the newest when it is not said. */
export interface QuoteKey {
  readonly id: string;
  readonly revision?: number;
}

/** The query that names it. */
export const quoteQuery = ({ id, revision }: QuoteKey): Readonly<Record<string, string>> => ({
  [QUOTE_ID]: id,
  ...(revision !== undefined && { [QUOTE_REVISION]: String(revision) }),
});

export const readQuote = async (key: QuoteKey, token: string, signal?: AbortSignal): Promise<QuoteAnswer> =>
  quoteSchema.parse(await getJson(`${QUOTE_PATHS.get}?${new URLSearchParams(quoteQuery(key))}`, { token, signal }));

/** A change that a dealer makes; answers the quote as it stands then. */
const change =
  <T>(path: string) =>
  async (body: T, token: string): Promise<QuoteAnswer> =>
    quoteSchema.parse(await postJson(path, body, { token }));

export const saveQuote = change<SaveQuoteRequest>(QUOTE_PATHS.save);
export const sendQuote = change<z.infer<typeof sendQuoteSchema>>(QUOTE_PATHS.send);
export const reviseQuote = change<z.infer<typeof quoteVersionSchema>>(QUOTE_PATHS.revise);
export const revokeQuote = change<z.infer<typeof quoteVersionSchema>>(QUOTE_PATHS.revoke);
export const handOverQuote = change<z.infer<typeof quoteVersionSchema>>(QUOTE_PATHS.handOver);
export const copyQuote = change<z.infer<typeof copyQuoteSchema>>(QUOTE_PATHS.copy);

/** What whoever has a link says to the quote it shows; answers how that stands then. */
const say =
  <T>(path: string) =>
  async (body: T): Promise<QuoteState> =>
    quoteTakenSchema.parse(await postJson(path, body)).State;

export const answerQuote = say<z.infer<typeof answerQuoteSchema>>(QUOTE_PATHS.answer);
export const askQuote = say<z.infer<typeof askQuoteSchema>>(QUOTE_PATHS.ask);
