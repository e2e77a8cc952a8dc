'use client';

import type { ReactNode } from 'react';
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import type { z } from 'zod';
import { adminGet } from '@/lib/client/admin-api';
import { isPassing } from '@/lib/client/api';
import { problemText } from '@/lib/client/form-problem';
import { queryClient } from '@/lib/client/query-client';
import { Button } from '@/components/ui/button';

interface ProofProps<T> {
  readonly path: string;
  /** The version or draft that it is about. */
  readonly of: string;
  readonly schema: z.ZodType<T>;
  /** Said while it is worked out. */
  readonly waiting: string;
  readonly children: (answer: T) => ReactNode;
}

const RETRIES = 2;

/**
 * What takes seconds to work out and is asked for by the screen itself: a page goes out whole (docs/decisions/006), so that one
 * made with it would show nothing until it is known.
 */
export function Proof<T>(props: ProofProps<T>) {
  return (
    <QueryClientProvider client={queryClient}>
      <Asked {...props} />
    </QueryClientProvider>
  );
}

function Asked<T>({ path, of, schema, waiting, children }: ProofProps<T>) {
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: [path, of],
    queryFn: ({ signal }) => adminGet(`${path}?${new URLSearchParams({ of })}`, schema, signal),
    retry: (failures, failure) => failures < RETRIES && isPassing(failure),
    refetchOnWindowFocus: false,
    // a draft is edited in between
    gcTime: 0,
  });
  return (
    <div aria-busy={isFetching}>
      <div className="mt-6 flex min-h-11 flex-wrap items-center gap-4">
        <Button look="outline" aria-disabled={isFetching} onClick={() => void (isFetching || refetch())}>
          Look again
        </Button>
        <p role="status" className="text-soft">
          {isFetching ? waiting : ''}
        </p>
        <p role="alert" className="font-semibold text-alert">
          {error && !isFetching ? problemText(error) : ''}
        </p>
      </div>
      {data !== undefined && children(data)}
    </div>
  );
}
