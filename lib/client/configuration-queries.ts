import type { FamilyDefinition } from '@/lib/domain/family';
import type { Prices } from '@/lib/domain/prices';
import type { Selection } from '@/lib/domain/selection';
import { imageNamesFromWire } from '@/lib/contracts/image-names';
import { pricesFromWire } from '@/lib/contracts/prices';
import { selectionToWire } from '@/lib/contracts/selection';
import { postJson } from './api';
import { pictureOf, type Picture } from './picture';

/** How long an answer serves again without asking: prices and pictures change only when a catalogue is published. */
const FRESH_MS = 5 * 60_000;

/** Query options as react-query takes them; plain, so that the library can come later (`query-client.ts`). */
export interface ConfigurationQuery<T> {
  readonly queryKey: readonly [path: string, selection: string];
  readonly queryFn: (context: { signal: AbortSignal }) => Promise<T>;
  readonly staleTime: number;
  readonly retry: number;
}

/**
 * Prices of a selection. The key is the selection as sent, so an answer can only ever show for what it was asked for:
 * late ones never overwrite newer (DESIGN §4).
 */
export function pricesQuery(family: FamilyDefinition, selection: Selection): ConfigurationQuery<Prices> {
  return selectionQuery(family, selection, `/api/Get${family.operationName}Prices`, (answer) =>
    pricesFromWire(family, answer),
  );
}

/** The layered picture of a selection, keyed like its prices. */
export function pictureQuery(family: FamilyDefinition, selection: Selection): ConfigurationQuery<Picture> {
  return selectionQuery(family, selection, `/api/Create${family.operationName}ImageNames`, (answer) => {
    const names = imageNamesFromWire(family, answer);
    return names && pictureOf(family, selection, names);
  });
}

function selectionQuery<T>(
  family: FamilyDefinition,
  selection: Selection,
  path: string,
  read: (answer: unknown) => T | null,
): ConfigurationQuery<T> {
  const body = selectionToWire(family, selection);
  return {
    queryKey: [path, JSON.stringify(body)],
    queryFn: async ({ signal }) => {
      const value = read(await postJson(path, body, signal));
      if (value === null) throw new Error(`${path} answered in another form than agreed`);
      return value;
    },
    staleTime: FRESH_MS,
    retry: 1,
  };
}
