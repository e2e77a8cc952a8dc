'use client';

import { useSyncExternalStore } from 'react';
import { clearDealerSettings } from './dealer-settings';
import type { Session, SignedIn } from './signed-in';
import { tokenStore } from './token-store';

const OUT: Session = { status: 'out' };
const CHECKING: Session = { status: 'checking' };

let session: Session = OUT;
/** The token that `session` is about. */
let followed: string | null = null;
const listeners = new Set<() => void>();

function become(next: Session): void {
  session = next;
  for (const listener of listeners) listener();
}

/** Takes up a token that has come, changed or gone; whatever only signed-in dealers need loads with the first. */
function follow(): void {
  const token = tokenStore.get();
  if (token === followed) return;
  if (followed !== null) clearDealerSettings();
  followed = token;
  if (token === null) return become(OUT);
  become(CHECKING);
  const settle = (checked: SignedIn | null) => {
    if (followed === token) become(checked ?? OUT);
  };
  void import('./session-check').then(({ checkSession }) => checkSession(token)).then(settle, () => settle(null));
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
