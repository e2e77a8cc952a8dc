import { z } from 'zod';

/**
 * Specification §5.4: letters, digits, dot, underscore, percent, plus and hyphen, a domain, a top level
 * of at least two letters.
 */
const PATTERN = /^[A-Za-z0-9._%+-]+@(?:[A-Za-z0-9-]+\.)+[A-Za-z]{2,}$/;
export const MAX_EMAIL_LENGTH = 254;
const MAX_LOCAL_LENGTH = 64;

export const INVALID_EMAIL = 'Invalid email address';

/** The generic e-mail check of specification §5.4; an empty text passes, for `required` is a check of its own. */
export function isEmailAddress(text: string): boolean {
  if (text === '') return true;
  return text.length <= MAX_EMAIL_LENGTH && text.indexOf('@') <= MAX_LOCAL_LENGTH && PATTERN.test(text);
}

/**
 * A field that must hold an e-mail address. Blanks around it are dropped, its case is kept. It never aborts, or checks that
 * compare fields would not run beside it.
 */
export const emailField = (requiredMessage: string) =>
  z
    .string({ error: requiredMessage })
    .trim()
    .min(1, { error: requiredMessage })
    .refine(isEmailAddress, { error: INVALID_EMAIL });
