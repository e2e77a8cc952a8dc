import { createHash, randomBytes } from 'node:crypto';

/** A token that cannot be guessed: 32 random bytes, fit for an address. */
export const makeSecretToken = (): string => randomBytes(32).toString('base64url');

/** What is kept of it. A plain hash does: there is nothing to guess, so nothing to slow down. */
export const hashSecretToken = (token: string): string => createHash('sha256').update(token).digest('hex');
