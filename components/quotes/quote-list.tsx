'use client';

import { useEffect, useState } from 'react';
import clsx from 'clsx';
import { listQuotes } from '@/lib/client/quotes-api';
import { problemText } from '@/lib/client/form-problem';
import { QUOTE_PATHS } from '@/lib/contracts/calls';
import type { QuoteOrder, QuotesAnswer } from '@/lib/contracts/quote-answers';
import { QUOTE_STATES } from '@/lib/domain/quote-states';
import { dollars } from '@/lib/domain/summary';
import { Button, buttonClass } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { FieldFrame, controlLook } from '@/components/ui/field-frame';
import { QuoteTable } from './quote-table';

/** Rows that the call answers with at most (specification §23). */
const PAGE = 50;

interface Wish {
  readonly search: string;
  /** A state, or MAILED. */
  readonly state: string;
  readonly sort: QuoteOrder;
  readonly direction: 'up' | 'down';
  readonly page: number;
}

/** Designs that were mailed stand apart from quotes. */
const MAILED = 'mailed';

function queryOf({ search, state, sort, direction, page }: Wish): URLSearchParams {
  const which = state === MAILED ? { kind: MAILED } : { state };
  const asked = { search, ...which, sort, direction, page: String(page) };
  return new URLSearchParams(Object.entries(asked).filter(([, value]) => value !== ''));
}

const nounOf = ({ state }: Wish, count: number): string =>
  (state === MAILED ? 'mailed design' : 'quote') + (count === 1 ? '' : 's');

interface QuoteListProps {
  readonly token: string;
  /** Between the search and what it finds. */
  readonly children?: React.ReactNode;
}

/** Search, filter, sums and the table of quotes. */
export function QuoteList({ token, children }: QuoteListProps) {
  const [wish, setWish] = useState<Wish>({ search: '', state: '', sort: 'updated', direction: 'down', page: 0 });
  const [answer, setAnswer] = useState<QuotesAnswer | null>(null);
  const [problem, setProblem] = useState('');
  const query = queryOf(wish).toString();

  useEffect(() => {
    // An answer to an earlier question never comes over that to a later one.
    const stop = new AbortController();
    listQuotes(new URLSearchParams(query), token, stop.signal).then(
      (found) => {
        if (stop.signal.aborted) return;
        setAnswer(found);
        setProblem('');
      },
      (error: unknown) => {
        if (!stop.signal.aborted) setProblem(problemText(error));
      },
    );
    return () => stop.abort();
  }, [query, token]);

  const change = (more: Partial<Wish>) => setWish({ ...wish, page: 0, ...more });
  const sortBy = (sort: QuoteOrder) =>
    change({ sort, direction: wish.sort === sort && wish.direction === 'up' ? 'down' : 'up' });
  const isLast = (wish.page + 1) * PAGE >= (answer?.Count ?? 0);

  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-4">
        <h1 className="type-display text-name">Quotes</h1>
        <a href={`${QUOTE_PATHS.csv}?${query}`} download className={buttonClass('outline')}>
          Save as CSV
        </a>
      </div>
      <div className="mt-6 grid gap-4 sm:grid-cols-[minmax(0,1fr)_12rem]">
        <Field
          label="Search"
          type="search"
          placeholder="Number, name or e-mail"
          value={wish.search}
          onChange={(event) => change({ search: event.target.value })}
        />
        <FieldFrame id="quote-state" label="State">
          <select
            id="quote-state"
            value={wish.state}
            onChange={(event) => change({ state: event.target.value })}
            className={clsx('min-h-12', controlLook(''))}
          >
            <option value="">All</option>
            {QUOTE_STATES.filter((state) => state !== 'Superseded').map((state) => (
              <option key={state}>{state}</option>
            ))}
            <option value={MAILED}>Mailed designs</option>
          </select>
        </FieldFrame>
      </div>
      {children}
      <p role="alert" className="mt-4 text-note font-semibold text-alert empty:hidden">
        {problem}
      </p>
      {answer && (
        <>
          <p role="status" className="figures mt-6 text-body text-soft">
            {answer.Count} {nounOf(wish, answer.Count)}, {dollars(answer.Total)} together
          </p>
          <QuoteTable
            quotes={answer.Quotes}
            isAll={answer.IsAll}
            sort={wish.sort}
            direction={wish.direction}
            onSort={sortBy}
          />
          {(wish.page > 0 || !isLast) && (
            <div className="mt-6 flex gap-3">
              <Button look="outline" disabled={wish.page === 0} onClick={() => change({ page: wish.page - 1 })}>
                Back
              </Button>
              <Button look="outline" disabled={isLast} onClick={() => change({ page: wish.page + 1 })}>
                More
              </Button>
            </div>
          )}
        </>
      )}
    </>
  );
}
