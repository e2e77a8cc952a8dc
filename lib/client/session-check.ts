import { ACCOUNT_PATHS } from '@/lib/contracts/calls';
import {
  markupInfoSchema,
  superUserAnswerSchema,
  validateAnswerSchema,
  type MarkupInfo,
} from '@/lib/contracts/account';
import { parseMarkup } from '@/lib/domain/markup-code';
import { getJson, isPassing } from './api';
import { markupStore } from './dealer-settings';
import { logFailure } from './log';
import type { SignedIn } from './signed-in';
import { dropToken } from './token-store';

/**
 * Asks the server whom a token belongs to. Null when it is not good: a 401 has dropped it by then; after any other
 * refusal it stays for the next load, and until then nobody is logged in (specification §7). Rejects when nobody answers:
 * that says nothing of the token.
 */
export async function checkSession(token: string): Promise<SignedIn | null> {
  try {
    const { User, IsAuthenticated } = validateAnswerSchema.parse(await getJson(ACCOUNT_PATHS.validate, { token }));
    if (!IsAuthenticated) {
      dropToken(token);
      return null;
    }
    const isSuperUser = await askIsSuperUser(token);
    const info = await askMarkup(token, isSuperUser);
    return {
      status: 'in',
      token,
      email: User.Email,
      isSuperUser,
      markupCode: info?.ReadableMarkupCode ?? '',
      markup: isSuperUser ? (info?.Markup ?? null) : null,
    };
  } catch (error) {
    return refusal('The login could not be checked', error, null);
  }
}

async function askIsSuperUser(token: string): Promise<boolean> {
  try {
    return superUserAnswerSchema.parse(await getJson(ACCOUNT_PATHS.isSuperUser, { token })).IsSuperUser;
  } catch (error) {
    return refusal('IsSuperUser failed', error, false);
  }
}

/** The markup a super user has set in this tab, or the dealer's own (specification §6). */
async function askMarkup(token: string, isSuperUser: boolean): Promise<MarkupInfo | null> {
  const chosen = isSuperUser ? markupStore.get() : null;
  try {
    const found = chosen === null ? null : await findMarkup(token, chosen);
    return found ?? markupInfoSchema.parse(await getJson(ACCOUNT_PATHS.code, { token }));
  } catch (error) {
    return refusal('GetCode failed', error, null);
  }
}

/** What a refused call comes to; a failure that passes is thrown on, and all is asked again. */
function refusal<T>(what: string, error: unknown, answer: T): T {
  if (isPassing(error)) throw error;
  logFailure(what, error);
  return answer;
}

/** Asks what a super user's text is as a markup; null when it is none: 1.00 to 9.99 with at most two decimals. */
export async function findMarkup(token: string, text: string, signal?: AbortSignal): Promise<MarkupInfo | null> {
  if (parseMarkup(text) === null) return null;
  const query = new URLSearchParams({ newMarkup: text.trim() });
  const info = markupInfoSchema.parse(await getJson(`${ACCOUNT_PATHS.markupInfo}?${query}`, { token, signal }));
  return info.IsValid && info.Markup !== null ? info : null;
}
