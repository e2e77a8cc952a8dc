import { QueryClient } from '@tanstack/react-query';
import type { ConfigurationQuery } from './configuration-queries';

/** The store of answers. Nothing is asked before the first pick, so this file and its library load with it. */
export const queryClient = new QueryClient();

/** The answer that `fetchQuery` would give without asking anybody; undefined when it would ask. */
export function answerAtHand<T>({ queryKey, staleTime }: ConfigurationQuery<T>): T | undefined {
  const query = queryClient.getQueryCache().find<T>({ queryKey });
  return query?.isStaleByTime(staleTime) ? undefined : query?.state.data;
}
