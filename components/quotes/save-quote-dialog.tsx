'use client';

import { useEffect, useState, type FormEvent } from 'react';
import { Dialog } from 'radix-ui';
import { listQuotes, readQuote, saveQuote } from '@/lib/client/quotes-api';
import { problemText } from '@/lib/client/form-problem';
import { useDealerSettings } from '@/lib/client/dealer-settings';
import { logFailure } from '@/lib/client/log';
import type { SignedIn } from '@/lib/client/signed-in';
import { quoteDesk } from '@/lib/contracts/addresses';
import { MAX_NAME_LENGTH } from '@/lib/contracts/email';
import type { ListedQuote, QuoteAnswer } from '@/lib/contracts/quote-answers';
import { Button, buttonClass } from '@/components/ui/button';
import { DialogFrame } from '@/components/ui/dialog-frame';
import { EmailField, Field } from '@/components/ui/field';
import { FieldFrame, controlLook } from '@/components/ui/field-frame';
import { useClosing } from '@/components/ui/use-closing';
import { skuInAddress } from '../configurator/address';
import { blankQuote, requestOf } from './blank-quote';

interface SaveQuoteDialogProps {
  readonly session: SignedIn;
  /** Designs to be put into it; the one on show when they are not said. */
  readonly skus?: readonly string[];
  readonly onClosed: () => void;
}

/** Puts the design on show into a new quote or into a draft, at the dealer's price and discount. */
export default function SaveQuoteDialog({ session, skus, onClosed }: SaveQuoteDialogProps) {
  const { isOpen, close } = useClosing(onClosed);
  const [saved, setSaved] = useState<QuoteAnswer | null>(null);
  return (
    <DialogFrame
      isOpen={isOpen}
      onClose={close}
      staysOpenOutside={saved === null}
      isDescribed
      className="inset-0 m-auto h-fit max-h-[92svh] w-[min(34rem,calc(100vw-2rem))] overflow-y-auto rounded-stage p-6 sm:p-9"
    >
      <Dialog.Title className="type-display text-title">
        {saved ? `Quote ${saved.Number}` : 'Save as quote'}
      </Dialog.Title>
      {saved ? (
        <>
          <Dialog.Description role="status" className="mt-2 text-body text-soft">
            {(skus?.length ?? 1) > 1 ? 'The pieces are' : 'The piece is'} in the quote, with price and picture as of
            now.
          </Dialog.Description>
          <div className="mt-7 flex flex-wrap justify-end gap-3">
            <a href={quoteDesk(saved.Id)} className={buttonClass('outline')}>
              Open the quote
            </a>
            <Button autoFocus onClick={close} className="min-w-28">
              Close
            </Button>
          </div>
        </>
      ) : (
        <>
          <Dialog.Description className="mt-2 text-body text-pretty text-soft">
            Nothing that happens to prices or parts moves what is saved.
          </Dialog.Description>
          <SaveForm session={session} skus={skus} onSaved={setSaved} onCancel={close} />
        </>
      )}
    </DialogFrame>
  );
}

interface SaveFormProps extends Pick<SaveQuoteDialogProps, 'session' | 'skus'> {
  readonly onSaved: (quote: QuoteAnswer) => void;
  readonly onCancel: () => void;
}

function SaveForm({ session, skus, onSaved, onCancel }: SaveFormProps) {
  const { token, markup } = session;
  const { discountPercent } = useDealerSettings(session);
  const drafts = useDrafts(token);
  const [draft, setDraft] = useState('');
  const [name, setName] = useState('');
  const [email, setEmail] = useState('');
  const [problem, setProblem] = useState('');
  const [isSending, setIsSending] = useState(false);
  // One of each however often it is tried, so that an answer that was lost makes no second.
  const [ids] = useState(() => (skus ?? ['']).map(() => crypto.randomUUID()));
  const [blank] = useState(() => blankQuote('', ''));

  const save = async (event: FormEvent) => {
    event.preventDefault();
    const wanted = skus ?? [skuInAddress()].filter((sku) => sku !== null);
    if (isSending || wanted.length === 0) return;
    setIsSending(true);
    setProblem('');
    try {
      const Customer = { ...blank.Customer, Name: name, Email: email };
      const into = draft === '' ? { ...blank, Customer } : requestOf(await readQuote({ id: draft }, token));
      const added = wanted.map((Sku, index) => ({
        ...{ Id: ids[index] ?? crypto.randomUUID(), Sku, Quantity: 1, DiscountPercent: discountPercent },
      }));
      const Pieces = [...into.Pieces.filter(({ Id }) => !ids.includes(Id)), ...added];
      onSaved(await saveQuote({ ...into, Pieces, Markup: markup }, token));
    } catch (error) {
      logFailure('SaveQuote failed', error);
      setProblem(problemText(error));
      setIsSending(false);
    }
  };

  return (
    <form method="post" noValidate onSubmit={(event) => void save(event)} className="mt-6 flex flex-col gap-4">
      {drafts.length > 0 && (
        <FieldFrame id="quote-draft" label="Quote">
          <select
            id="quote-draft"
            value={draft}
            onChange={(event) => setDraft(event.target.value)}
            className={`min-h-12 ${controlLook('')}`}
          >
            <option value="">A new quote</option>
            {drafts.map(({ Id, Number: number, CustomerName }) => (
              <option key={Id} value={Id}>
                {number} {CustomerName}
              </option>
            ))}
          </select>
        </FieldFrame>
      )}
      {draft === '' && (
        <>
          <Field
            label="Customer Name"
            autoComplete="off"
            maxLength={MAX_NAME_LENGTH}
            data-focus-first
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
          <EmailField
            label="Customer Email"
            hint="It may be added later."
            autoComplete="off"
            value={email}
            onChange={(event) => setEmail(event.target.value)}
          />
        </>
      )}
      <p role="alert" className="text-note font-semibold text-alert empty:hidden">
        {problem}
      </p>
      <div className="mt-2 flex flex-wrap gap-3">
        <Button type="submit" aria-disabled={isSending} className="min-h-12 min-w-40 flex-auto">
          {isSending ? 'Saving…' : 'Save'}
        </Button>
        <Button look="outline" onClick={onCancel} className="min-h-12 min-w-28 flex-auto">
          Cancel
        </Button>
      </div>
    </form>
  );
}

/** Quotes that a piece can still be put into; none until they are known. */
function useDrafts(token: string): readonly ListedQuote[] {
  const [drafts, setDrafts] = useState<readonly ListedQuote[]>([]);
  useEffect(() => {
    const stop = new AbortController();
    listQuotes(new URLSearchParams({ state: 'Draft' }), token, stop.signal)
      .then(({ Quotes }) => setDrafts(Quotes))
      .catch((error: unknown) => {
        if (!stop.signal.aborted) logFailure('GetQuotes failed', error);
      });
    return () => stop.abort();
  }, [token]);
  return drafts;
}
