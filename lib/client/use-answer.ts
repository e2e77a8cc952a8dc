'use client';

import { useEffect, useState } from 'react';
import { isPassing } from './api';
import type { ConfigurationQuery } from './configuration-queries';
import { reportFailedPart } from './gone-chunk';
import { logFailure } from './log';
import type * as Answers from './query-client';
import { untilNextAttempt } from './reconnect';

/** Null until it has loaded. */
let answers: typeof Answers | null = null;

const loadQueryClient = async (): Promise<typeof Answers> => (answers = await import('./query-client'));

/** Fetches the query library ahead of the first pick, once somebody shows that one may come. */
export function preloadAnswers(): void {
  // The first question loads it again.
  loadQueryClient().catch(() => {});
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
 * waits: it is not known yet who asks. What the network or a server in trouble denies is asked again until it comes.
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
  const [isOffline, setIsOffline] = useState(false);
  // Drawn together with what asks: a pick of before shows its price and its picture in one step.
  const atHand = answer.key === key || query === null ? undefined : answers?.answerAtHand(query);
  if (atHand !== undefined && key !== null && owner !== null) {
    setAnswer({ key, owner, value: atHand, isFailure: false });
  }
  const isStale = answer.key !== key;
  if (isOffline && !isStale) setIsOffline(false);

  useEffect(() => {
    if (!isStale || query === null || key === null) return;
    const { queryKey } = query;
    const stop = new AbortController();
    const settle = (value: T | null) => setAnswer({ key, owner: queryKey[2], value, isFailure: value === null });
    void askUntilAnswered(query, stop.signal, () => setIsOffline(true)).then((value) => {
      if (!stop.signal.aborted) settle(value);
    });
    return () => {
      stop.abort();
      loadQueryClient().then(
        ({ queryClient }) => queryClient.cancelQueries({ queryKey }),
        () => {},
      );
    };
    // The key says everything about the query; `isStale` follows from it.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [key, isStale]);

  return {
    value: answer.owner === owner ? answer.value : null,
    isStale,
    isFailure: answer.isFailure && !isStale,
    /** Nobody answers at present. Stays over further picks, until one is answered. */
    isOffline: isOffline && isStale,
  };
}

/** Asks again after every passing failure; null for a refusal, and once nobody waits any more. */
async function askUntilAnswered<T>(
  query: ConfigurationQuery<T>,
  signal: AbortSignal,
  onFailure: () => void,
): Promise<T | null> {
  for (let failures = 1; ; failures += 1) {
    try {
      const { queryClient } = await loadQueryClient().catch((error: unknown) => {
        void reportFailedPart(error);
        throw error;
      });
      if (signal.aborted) return null;
      return await queryClient.fetchQuery({ ...query });
    } catch (error) {
      if (signal.aborted) return null;
      if (failures === 1) logFailure(`${query.queryKey[0]} failed`, error);
      if (!isPassing(error)) return null;
    }
    onFailure();
    await untilNextAttempt(failures, signal);
    if (signal.aborted) return null;
  }
}
