'use client';

import { useId, useState, type FormEvent } from 'react';
import { answerQuote, askQuote } from '@/lib/client/quotes-api';
import { problemText } from '@/lib/client/form-problem';
import { MAX_MESSAGE_LENGTH, MAX_NAME_LENGTH } from '@/lib/contracts/email';
import type { QuoteState } from '@/lib/domain/quote-states';
import { Button } from '@/components/ui/button';
import { Field, TextArea } from '@/components/ui/field';

interface QuoteReplyProps {
  readonly token: string;
  readonly state: QuoteState;
  readonly dealer: string;
}

const SAID: Readonly<Partial<Record<QuoteState, string>>> = {
  Accepted: 'Thank you: the quote is accepted. Your dealer has been told and will be in touch.',
  Declined: 'The quote is declined. Your dealer has been told.',
};

/** Accept, Decline and Ask a question, on the page of a customer's link (specification §23.6). */
export function QuoteReply({ token, state: initial, dealer }: QuoteReplyProps) {
  const [state, setState] = useState(initial);
  const [name, setName] = useState('');
  const [message, setMessage] = useState('');
  const [note, setNote] = useState('');
  const [problem, setProblem] = useState('');
  const [isSending, setIsSending] = useState(false);
  const titleId = useId();

  const send = async (work: () => Promise<void>) => {
    if (isSending) return;
    setIsSending(true);
    setProblem('');
    try {
      await work();
    } catch (error) {
      setProblem(problemText(error));
    } finally {
      setIsSending(false);
    }
  };
  const answer = (Answer: 'Accept' | 'Decline') => {
    if (name.trim() === '') return setProblem('Type your name first.');
    void send(async () => setState(await answerQuote({ Token: token, Answer, Name: name })));
  };
  const ask = (event: FormEvent) => {
    event.preventDefault();
    void send(async () => {
      await askQuote({ Token: token, Message: message });
      setMessage('');
      setNote(`Your question is on its way to ${dealer}.`);
    });
  };

  return (
    <section
      aria-labelledby={titleId}
      className="mt-8 grid items-start gap-10 border-t border-line pt-8 md:grid-cols-2 print:hidden"
    >
      <h2 id={titleId} className="sr-only">
        Your answer
      </h2>
      <div className="flex flex-col gap-4">
        {SAID[state] === undefined && (
          <>
            <Field
              label="Your name"
              hint="Typing it and pressing Accept orders what stands above. Name, time and address are kept."
              autoComplete="name"
              maxLength={MAX_NAME_LENGTH}
              value={name}
              onChange={(event) => setName(event.target.value)}
            />
            <div className="flex flex-wrap gap-3">
              <Button onClick={() => answer('Accept')} aria-disabled={isSending} className="min-h-12 flex-auto">
                Accept
              </Button>
              <Button
                look="outline"
                onClick={() => answer('Decline')}
                aria-disabled={isSending}
                className="min-h-12 flex-auto"
              >
                Decline
              </Button>
            </div>
          </>
        )}
        <p role="status" className="text-body font-semibold empty:hidden">
          {SAID[state] ?? ''}
        </p>
        <p role="alert" className="text-note font-semibold text-alert empty:hidden">
          {problem}
        </p>
      </div>
      <form method="post" onSubmit={ask} className="flex flex-col gap-4">
        <TextArea
          label="Ask a question"
          rows={3}
          maxLength={MAX_MESSAGE_LENGTH}
          value={message}
          onChange={(event) => setMessage(event.target.value)}
        />
        <Button
          type="submit"
          look="outline"
          disabled={message.trim() === ''}
          aria-disabled={isSending}
          className="min-h-12"
        >
          Send to {dealer}
        </Button>
        <p role="status" className="text-note empty:hidden">
          {note}
        </p>
      </form>
    </section>
  );
}
