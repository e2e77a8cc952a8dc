import { ACCOUNT_PATHS } from '@/lib/contracts/addresses';
import {
  markupInfoSchema,
  superUserAnswerSchema,
  validateAnswerSchema,
  type MarkupInfo,
} from '@/lib/contracts/account';
import { getJson } from './api';
import { markupStore } from './dealer-settings';
import { logFailure } from './log';
import { findMarkup } from './find-markup';
import type { SignedIn } from './session';
import { dropToken } from './token-store';

/**
 * Asks the server whom a token belongs to. Null when it is not good: a 401 has dropped it by then; after any other
 * failure it stays for the next load, and until then nobody is logged in (SPEC §7).
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
    logFailure('The login could not be checked', error);
    return null;
  }
}

async function askIsSuperUser(token: string): Promise<boolean> {
  try {
    return superUserAnswerSchema.parse(await getJson(ACCOUNT_PATHS.isSuperUser, { token })).IsSuperUser;
  } catch (error) {
    logFailure('IsSuperUser failed', error);
    return false;
  }
}

/** The markup a super user has set in this tab, or the dealer's own (SPEC §6). */
async function askMarkup(token: string, isSuperUser: boolean): Promise<MarkupInfo | null> {
  const chosen = isSuperUser ? markupStore.get() : null;
  try {
    const found = chosen === null ? null : await findMarkup(token, chosen);
    return found ?? markupInfoSchema.parse(await getJson(ACCOUNT_PATHS.code, { token }));
  } catch (error) {
    logFailure('GetCode failed', error);
    return null;
  }
}
