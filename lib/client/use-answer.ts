'use client';

import { useEffect, useState } from 'react';
import type { ConfigurationQuery } from './configuration-queries';

const loadQueryClient = () => import('./query-client');

/** Fetches the query library ahead of the first pick, once somebody shows that one may come. */
export function preloadAnswers(): void {
  void loadQueryClient();
}

interface Answer<T> {
  /** Key of the query that this is the answer to. */
  readonly key: string;
  /** Null after a failure, and before there ever was an answer. */
  readonly value: T | null;
  readonly isFailure: boolean;
}

/**
 * The answer to a query, starting with what the server rendered. While a newer one is on its way the last stays, marked
 * stale; an answer to an older query is dropped.
 */
export function useAnswer<T>(query: ConfigurationQuery<T>, initial: T | null) {
  const key = query.queryKey.join(' ');
  const [answer, setAnswer] = useState<Answer<T>>({
    key: initial === null ? '' : key,
    value: initial,
    isFailure: false,
  });
  const isStale = answer.key !== key;

  useEffect(() => {
    if (!isStale) return;
    const { queryKey } = query;
    let isCurrent = true;
    const settle = (value: T | null) => {
      if (isCurrent) setAnswer({ key, value, isFailure: value === null });
    };
    void loadQueryClient()
      .then(({ queryClient }) => queryClient.fetchQuery({ ...query }))
      .then(settle, () => settle(null));
    return () => {
      isCurrent = false;
      void loadQueryClient().then(({ queryClient }) => queryClient.cancelQueries({ queryKey }));
    };
    // The key says everything about the query; `isStale` follows from it.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [key, isStale]);

  return { value: answer.value, isStale, isFailure: answer.isFailure && !isStale };
}
