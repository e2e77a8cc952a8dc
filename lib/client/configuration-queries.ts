import type { Configuration } from '@/lib/domain/configuration';
import type { FamilyDefinition } from '@/lib/domain/family';
import { pictureOf, type Picture } from '@/lib/domain/picture';
import type { Prices } from '@/lib/domain/prices';
import { imageNamesCall, pricesCall } from '@/lib/contracts/calls';
import { imageNamesFromWire } from '@/lib/contracts/image-names';
import { pricesFromWire } from '@/lib/contracts/prices';
import { selectionToWire, type WireSelection } from '@/lib/contracts/selection';
import { ApiError, postJson } from './api';
import type { SignedIn } from './signed-in';
import { tokenStore } from './token-store';

/** How long an answer serves again without asking: prices and pictures change only when a catalogue is published. */
const FRESH_MS = 5 * 60_000;

/** Query options as react-query takes them; plain, so that the library can come later (`query-client.ts`). */
export interface ConfigurationQuery<T> {
  /** `owner` says whose answer it is: a token where the answer depends on who asks, else ''. */
  readonly queryKey: readonly [path: string, selection: string, owner: string];
  readonly queryFn: (context: { signal: AbortSignal }) => Promise<T>;
  readonly staleTime: number;
  /** Whoever asks decides about asking again. */
  readonly retry: false;
  /** Asked also when the browser takes itself for offline: it is often wrong, and a pause would say nothing. */
  readonly networkMode: 'always';
}

/** A signed-in dealer who asks for prices; the markup goes along for super users only (specification §6). */
export type AskingDealer = Pick<SignedIn, 'token' | 'markup'>;

/** What prices are asked of. */
export interface AskedSelection {
  readonly family: FamilyDefinition;
  readonly selection: WireSelection;
}

/**
 * Prices of a selection for a dealer, null for the public. The key is the selection as sent and who asks, so an answer
 * can only ever show for what it was asked for: late ones never overwrite newer (specification §11).
 */
export function pricesQuery(
  { family, selection }: AskedSelection,
  dealer: AskingDealer | null,
): ConfigurationQuery<Prices> {
  const path = pricesCall(family);
  const body = { ...selection, Markup: dealer?.markup ?? null };
  const token = dealer?.token ?? null;
  return {
    queryKey: [path, JSON.stringify(body), token ?? ''],
    queryFn: ask(
      path,
      body,
      () => token,
      (answer) => pricesFromWire(family, answer),
    ),
    ...LIFE,
  };
}

/** The layered picture of a configuration: the same for everybody, so the token that goes along is no part of the key. */
export function pictureQuery(configuration: Configuration): ConfigurationQuery<Picture> {
  const { family } = configuration;
  const path = imageNamesCall(family);
  const body = selectionToWire(configuration);
  return {
    queryKey: [path, JSON.stringify(body), ''],
    queryFn: ask(path, body, tokenStore.get, (answer) => {
      const names = imageNamesFromWire(family, answer);
      return names && pictureOf(configuration, names);
    }),
    ...LIFE,
  };
}

export const LIFE = { staleTime: FRESH_MS, retry: false, networkMode: 'always' } as const;

function ask<T>(path: string, body: WireSelection, token: () => string | null, read: (answer: unknown) => T | null) {
  return async ({ signal }: { signal: AbortSignal }): Promise<T> => {
    const value = read(await postJson(path, body, { signal, token: token() }));
    if (value === null) throw new ApiError(200, `${path} answered in another form than agreed`);
    return value;
  };
}
