'use client';

import { useEffect, useState } from 'react';
import type { ConfigurationQuery } from './configuration-queries';
import { logFailure } from './log';

const loadQueryClient = () => import('./query-client');

/** Fetches the query library ahead of the first pick, once somebody shows that one may come. */
export function preloadAnswers(): void {
  void loadQueryClient();
}

interface Answer<T> {
  /** Key of the query that this is the answer to. */
  readonly key: string;
  /** Whose answer it is. */
  readonly owner: string;
  /** Null after a failure, and before there ever was an answer. */
  readonly value: T | null;
  readonly isFailure: boolean;
}

/**
 * The answer to a query, starting with what the server rendered. While a newer one is on its way the last stays, marked
 * stale; an answer to an older query is dropped, and one that belonged to somebody else is never shown. A null query
 * waits: it is not known yet who asks.
 */
export function useAnswer<T>(query: ConfigurationQuery<T> | null, initial: T | null) {
  const key = query?.queryKey.join(' ') ?? null;
  const owner = query?.queryKey[2] ?? null;
  const [answer, setAnswer] = useState<Answer<T>>({
    // Pages are made for everybody: what came with one answers nobody's own query.
    key: initial !== null && key !== null && owner === '' ? key : '',
    owner: '',
    value: initial,
    isFailure: false,
  });
  const isStale = answer.key !== key;

  useEffect(() => {
    if (!isStale || query === null || key === null) return;
    const { queryKey } = query;
    let isCurrent = true;
    const settle = (value: T | null, error?: unknown) => {
      if (!isCurrent) return;
      if (error) logFailure(`${queryKey[0]} failed`, error);
      setAnswer({ key, owner: queryKey[2], value, isFailure: value === null });
    };
    void loadQueryClient()
      .then(({ queryClient }) => queryClient.fetchQuery({ ...query }))
      .then(settle, (error: unknown) => settle(null, error));
    return () => {
      isCurrent = false;
      void loadQueryClient().then(({ queryClient }) => queryClient.cancelQueries({ queryKey }));
    };
    // The key says everything about the query; `isStale` follows from it.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [key, isStale]);

  return {
    value: answer.owner === owner ? answer.value : null,
    isStale,
    isFailure: answer.isFailure && !isStale,
  };
}
