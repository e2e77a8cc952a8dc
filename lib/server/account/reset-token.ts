import { createHash, randomBytes } from 'node:crypto';

/** How long a reset mail's link works. */
export const RESET_MINUTES = 60;

/** A token that cannot be guessed: 32 random bytes, fit for an address. */
export const makeResetToken = (): string => randomBytes(32).toString('base64url');

/** What is kept of it. A plain hash does: there is nothing to guess, so nothing to slow down. */
export const hashResetToken = (token: string): string => createHash('sha256').update(token).digest('hex');
