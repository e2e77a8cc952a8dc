'use client';

import { useSyncExternalStore } from 'react';
import { clearDealerSettings } from './dealer-settings';
import { logFailure } from './log';
import { untilNextAttempt } from './reconnect';
import type { Session } from './signed-in';
import { tokenStore } from './token-store';

const OUT: Session = { status: 'out', hasEnded: false };
const ENDED: Session = { status: 'out', hasEnded: true };
const CHECKING: Session = { status: 'checking', isOffline: false };
const UNREACHABLE: Session = { status: 'checking', isOffline: true };

let session: Session = OUT;
/** The token that `session` is about. */
let followed: string | null = null;
const listeners = new Set<() => void>();

function become(next: Session): void {
  session = next;
  for (const listener of listeners) listener();
}

let stopChecking = new AbortController();

/**
 * Takes up a token that has come, changed or gone. One that goes ends a session, whoever ended it: what the page shows from
 * then on is not what was shown before, and it has to say so.
 */
function follow(): void {
  const token = tokenStore.get();
  if (token === followed) return;
  const hadToken = followed !== null;
  if (hadToken) clearDealerSettings();
  followed = token;
  stopChecking.abort();
  if (token === null) return become(hadToken ? ENDED : OUT);
  become(CHECKING);
  stopChecking = new AbortController();
  void check(token, stopChecking.signal);
}

/** Asks until the server has said what a token is worth: who cannot be asked after is not logged out. */
async function check(token: string, signal: AbortSignal): Promise<void> {
  for (let failures = 1; !signal.aborted; failures += 1) {
    try {
      // Whatever only signed-in dealers need loads with the first token.
      const { checkSession } = await import('./session-check');
      const checked = await checkSession(token);
      if (!signal.aborted) become(checked ?? OUT);
      return;
    } catch (error) {
      if (failures === 1) logFailure('The login could not be checked', error);
    }
    if (signal.aborted) return;
    become(UNREACHABLE);
    await untilNextAttempt(failures, signal);
  }
}

/** Takes note that somebody has read of the end of their session. */
export function acknowledgeEnd(): void {
  if (session === ENDED) become(OUT);
}

let stopFollowing = (): void => {};

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) stopFollowing = tokenStore.subscribe(follow);
  listeners.add(listener);
  follow();
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) stopFollowing();
  };
}

/** Puts another markup in force for a super user's prices, unless somebody else is signed in by now. */
export function applyMarkup(token: string, markup: number, markupCode: string): void {
  if (session.status === 'in' && session.token === token) become({ ...session, markup, markupCode });
}

const current = (): Session => session;
/** Pages are rendered for everybody alike. */
const nobody = (): Session => OUT;

/** The session of this browser; another tab's login and logout show here as well. */
export const useSession = (): Session => useSyncExternalStore(subscribe, current, nobody);
