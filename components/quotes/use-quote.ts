import { useEffect, useState } from 'react';
import { readQuote } from '@/lib/client/quotes-api';
import { problemText } from '@/lib/client/form-problem';
import type { SaveQuoteRequest } from '@/lib/contracts/quote';
import type { QuoteAnswer } from '@/lib/contracts/quote-answers';
import { requestOf } from './blank-quote';

interface Asked {
  readonly id: string;
  readonly revision: number | undefined;
}

interface OpenQuote {
  /** As it was saved last; null until it is known. */
  readonly quote: QuoteAnswer | null;
  /** The same with what has been edited since. */
  readonly draft: SaveQuoteRequest | null;
  readonly setDraft: (draft: SaveQuoteRequest) => void;
  /** What the last change has done, and what went wrong; '' for nothing. */
  readonly note: string;
  readonly problem: string;
  readonly isBusy: boolean;
  /** Makes a change and shows what came of it, or why not; one at a time. */
  readonly run: (work: () => Promise<QuoteAnswer>, done: string) => Promise<void>;
}

/** A quote that is read, edited and changed. */
export function useQuote({ id, revision }: Asked, token: string): OpenQuote {
  const [quote, setQuote] = useState<QuoteAnswer | null>(null);
  const [draft, setDraft] = useState<SaveQuoteRequest | null>(null);
  const [note, setNote] = useState('');
  const [problem, setProblem] = useState('');
  const [isBusy, setIsBusy] = useState(false);

  const show = (found: QuoteAnswer) => {
    setQuote(found);
    setDraft(requestOf(found));
  };
  useEffect(() => {
    const stop = new AbortController();
    readQuote({ id, revision }, token, stop.signal).then(
      (found) => {
        if (!stop.signal.aborted) show(found);
      },
      (error: unknown) => {
        if (!stop.signal.aborted) setProblem(problemText(error));
      },
    );
    return () => stop.abort();
  }, [id, revision, token]);

  const run = async (work: () => Promise<QuoteAnswer>, done: string) => {
    if (isBusy) return;
    setIsBusy(true);
    setProblem('');
    setNote('');
    try {
      show(await work());
      setNote(done);
    } catch (error) {
      setProblem(problemText(error));
    } finally {
      setIsBusy(false);
    }
  };
  return { quote, draft, setDraft, note, problem, isBusy, run };
}
