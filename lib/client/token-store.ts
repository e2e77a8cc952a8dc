import { storedText } from './stored-text';

/** The bearer token (specification §6, §21). */
export const tokenStore = storedText('localStorage', 'syo.token');

/** Forgets a token that the server no longer takes, unless a newer one has come meanwhile. */
export function dropToken(token: string): void {
  if (tokenStore.get() === token) tokenStore.set(null);
}
