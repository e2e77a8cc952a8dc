import { text } from 'node:stream/consumers';
import pLimit from 'p-limit';
import type { SaveQuoteRequest } from '@/lib/contracts/quote';
import type { Caller } from '@/lib/server/auth/sessions';
import { moneyOf } from '@/lib/server/quotes/content';
import { saveQuote } from '@/lib/server/quotes/save';
import { sendQuote } from '@/lib/server/quotes/send';
import { findQuote, ownQuotes } from '@/lib/server/quotes/stored-quote';

/** What one instance is to save, and which of it to send; it is started to be killed. */
export interface QuoteWork {
  readonly caller: Caller;
  readonly requests: readonly SaveQuoteRequest[];
  /** Ids of those that are sent, too. */
  readonly sent: readonly string[];
}

/** What it has been told of a quote: a line each. */
export interface Told {
  readonly id: string;
  readonly number: string | null;
  readonly total: number;
  readonly version: number;
}

const AT_ONCE = 4;

async function work({ caller, requests, sent }: QuoteWork): Promise<void> {
  const found = (id: string) => findQuote(id, ownQuotes(caller));
  const turns = pLimit(AT_ONCE);
  const one = async (request: SaveQuoteRequest): Promise<void> => {
    if (!(await found(request.Id))) await saveQuote(caller, request);
    const saved = await found(request.Id);
    if (!saved) throw new Error(`${request.Id} was saved and is not there`);
    const { quote, content, revision, state } = saved;
    const version = content.pieces[0]?.catalogueVersion ?? 0;
    const told: Told = { id: request.Id, number: quote.number, total: moneyOf(content).total, version };
    process.stdout.write(`${JSON.stringify(told)}\n`);
    if (state === 'Draft' && sent.includes(request.Id)) {
      await sendQuote(caller, { Id: request.Id, Version: revision.version, Message: '' });
    }
  };
  await Promise.all(requests.map((request) => turns(() => one(request))));
}

text(process.stdin)
  .then((asked): Promise<void> => work(JSON.parse(asked)))
  .then(
    () => process.exit(0),
    (error: unknown) => {
      console.error(error);
      process.exit(1);
    },
  );
