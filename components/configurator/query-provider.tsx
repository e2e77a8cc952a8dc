'use client';

import { useState, type ReactNode } from 'react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { FamilyDefinition } from '@/lib/domain/family';
import type { Prices } from '@/lib/domain/prices';
import type { Selection } from '@/lib/domain/selection';
import { pictureQuery, pricesQuery } from '@/lib/client/configuration-queries';
import type { Picture } from '@/lib/client/picture';

interface QueryProviderProps {
  readonly family: FamilyDefinition;
  /** The configuration that the server rendered, and its answers: the first screen asks for nothing. */
  readonly selection: Selection;
  readonly prices: Prices | null;
  readonly picture: Picture;
  readonly children: ReactNode;
}

/** A store of answers, seeded with those the page came with. */
export function QueryProvider({ family, selection, prices, picture, children }: QueryProviderProps) {
  const [client] = useState(() => {
    const seeded = new QueryClient({ defaultOptions: { queries: { refetchOnWindowFocus: false } } });
    seeded.setQueryData(pictureQuery(family, selection).queryKey, picture);
    if (prices) seeded.setQueryData(pricesQuery(family, selection).queryKey, prices);
    return seeded;
  });
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
