'use client';

import { useState } from 'react';
import {
  copyQuote,
  handOverQuote,
  quoteQuery,
  reviseQuote,
  revokeQuote,
  saveQuote,
  sendQuote,
} from '@/lib/client/quotes-api';
import type { SignedIn } from '@/lib/client/signed-in';
import { quoteDesk, QUOTES } from '@/lib/contracts/addresses';
import { QUOTE_PATHS } from '@/lib/contracts/calls';
import type { QuoteAnswer } from '@/lib/contracts/quote-answers';
import { quoteTitle } from '@/lib/domain/quote-number';
import { canQuote } from '@/lib/domain/quote-states';
import { Button, buttonClass } from '@/components/ui/button';
import { TextArea } from '@/components/ui/field';
import { requestOf } from './blank-quote';
import { DraftFields } from './draft-fields';
import { HandOvers } from './hand-overs';
import { PdfLinks } from './pdf-links';
import { QuotePiece } from './quote-piece';
import { QuoteRevisions } from './quote-revisions';
import { QuoteSums } from './quote-sums';
import { useQuote } from './use-quote';

const answered = ({ Name, At, From }: NonNullable<QuoteAnswer['Answer']>): string =>
  `by ${Name} on ${At.slice(0, 10)} from ${From}`;

interface QuoteEditorProps {
  readonly id: string;
  /** An earlier one to be read; the newest when it is not said. */
  readonly revision?: number;
  readonly session: SignedIn;
}

/** One quote: a draft is edited and sent, a sent one revised or its links closed, an accepted one handed over. */
export function QuoteEditor({ id, revision, session: { token, markup } }: QuoteEditorProps) {
  const { quote, draft, setDraft, note, problem, isBusy, run } = useQuote({ id, revision }, token);
  const [message, setMessage] = useState('');

  if (!quote || !draft) {
    return (
      <p role="status" className="text-lead text-soft">
        {problem === '' ? 'One moment…' : problem}
      </p>
    );
  }
  const { State, Id, Version } = quote;
  const key = { Id, Version };
  const isDraft = State === 'Draft';
  const isOld = State === 'Superseded';
  const isMailed = quote.Number === '';
  const sendLabel = isMailed ? 'Send as quote' : isDraft ? 'Send' : 'Send again';
  const isEdited = JSON.stringify(draft) !== JSON.stringify(requestOf(quote));
  const save = () => saveQuote({ ...draft, Markup: markup }, token);
  const send = async () => {
    const ready = isEdited ? await save() : quote;
    return sendQuote({ Id, Version: ready.Version, Message: message }, token);
  };
  const copy = async () => {
    const NewId = crypto.randomUUID();
    const made = await copyQuote({ Id, NewId }, token);
    window.history.replaceState(null, '', quoteDesk(NewId));
    return made;
  };
  const order = `?${new URLSearchParams(quoteQuery({ id: Id }))}`;

  return (
    <>
      <a href={QUOTES} className="inline-flex min-h-11 items-center text-note underline underline-offset-4">
        All quotes
      </a>
      <h1 className="type-display text-name">
        {quote.Number || quoteTitle(quote.Number)}
        {quote.Revisions.length > 1 && <span className="text-title text-soft">, revision {quote.Revision}</span>}
      </h1>
      <p className="mt-2 mb-6 text-body text-soft">
        {isOld ? 'Superseded by a newer revision, for reading only' : `${State}, good until ${quote.ValidUntil}`}
        {State === 'Sent' && !quote.HasLink && ', link withdrawn'}
        {quote.Answer && `, ${isOld ? 'declined ' : ''}${answered(quote.Answer)}`}
      </p>
      {isDraft && <DraftFields draft={draft} quote={quote} onChange={setDraft} />}
      {quote.Pieces.map((piece) => (
        <QuotePiece key={piece.Id} piece={piece}>
          <p className="mt-2 text-note font-semibold">{piece.TodayNote}</p>
          <a href={piece.Path} className={`${buttonClass('quiet')} -ml-5`}>
            Open in the configurator
          </a>
        </QuotePiece>
      ))}
      <div className="border-t border-ink pt-6">
        <QuoteSums money={quote.Money} />
        {isEdited && <p className="mt-2 text-right text-note text-soft">As it was saved last.</p>}
      </div>
      {canQuote('send', State) && (
        <div className="mt-8 max-w-2xl">
          <TextArea
            label={`Message to ${quote.Customer.Name || 'the customer'}`}
            rows={3}
            value={message}
            onChange={(event) => setMessage(event.target.value)}
          />
        </div>
      )}
      {State === 'Accepted' && quote.HasOrderHook && <HandOvers handOvers={quote.HandOvers} />}
      <p role="alert" className="mt-6 text-body font-semibold text-alert empty:hidden">
        {problem}
      </p>
      <p role="status" className="mt-6 text-body font-semibold empty:hidden">
        {note}
      </p>
      <div className="mt-6 flex flex-wrap gap-3" aria-busy={isBusy}>
        {isDraft && (
          <Button look="outline" onClick={() => void run(save, 'Saved.')}>
            Save
          </Button>
        )}
        {canQuote('send', State) && (
          <Button onClick={() => void run(send, `On its way to ${quote.Customer.Email}.`)}>{sendLabel}</Button>
        )}
        {canQuote('revise', State) && (
          <Button look="outline" onClick={() => void run(() => reviseQuote(key, token), 'This is the next revision.')}>
            Revise
          </Button>
        )}
        {canQuote('revoke', State) && quote.HasLink && (
          <Button look="outline" onClick={() => void run(() => revokeQuote(key, token), 'The link opens no more.')}>
            Withdraw the link
          </Button>
        )}
        {!isOld && (
          <Button look="outline" onClick={() => void run(copy, 'This is the copy.')}>
            Copy
          </Button>
        )}
        {canQuote('handOver', State) && quote.HasOrderHook && (
          <Button look="outline" onClick={() => void run(() => handOverQuote(key, token), 'The order is on its way.')}>
            Send the order again
          </Button>
        )}
        {State === 'Accepted' && (
          <>
            <a href={QUOTE_PATHS.order + order} download={`${quote.Number}.json`} className={buttonClass('solid')}>
              Order file
            </a>
            <a href={QUOTE_PATHS.orderCsv + order} download className={buttonClass('outline')}>
              Order as CSV
            </a>
          </>
        )}
      </div>
      <PdfLinks call={QUOTE_PATHS.pdf} query={quoteQuery({ id: Id, ...(isOld && { revision: quote.Revision }) })} />
      <QuoteRevisions id={Id} shown={quote.Revision} revisions={quote.Revisions} />
    </>
  );
}
