import { storedText } from './stored-text';

/** The bearer token (SPEC §6, DESIGN §14). */
export const tokenStore = storedText('localStorage', 'syo.token');

/** Forgets a token that the server no longer takes, unless a newer one has come meanwhile. */
export function dropToken(token: string): void {
  if (tokenStore.get() === token) tokenStore.set(null);
}
