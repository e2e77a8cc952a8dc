import { ACCOUNT_PATHS } from '@/lib/contracts/calls';
import {
  loginAnswerSchema,
  registerAnswerSchema,
  type LoginRequest,
  type RegisterRequest,
  type ResetPasswordRequest,
} from '@/lib/contracts/account';
import {
  accountSchema,
  newFactorSchema,
  type AccountAnswer,
  type ChangePasswordRequest,
  type CodeRequest,
  type EndSessionsRequest,
  type NewFactor,
  type PasswordRequest,
  type RemoveSecondFactorRequest,
} from '@/lib/contracts/account-settings';
import { ApiError, getJson, postEmpty, postJson } from './api';
import { clearDealerSettings } from './dealer-settings';
import { logFailure } from './log';
import { reloadPage } from './navigate';
import { tokenStore } from './token-store';

/** Logs in and keeps the token (specification §7). Rejects with the `ApiError` that tells why not. */
export async function login(request: LoginRequest): Promise<void> {
  const { Token } = loginAnswerSchema.parse(await postJson(ACCOUNT_PATHS.login, request, { isSignIn: true }));
  startSession(Token);
}

/** Registers a dealer, who is logged in with it. */
export async function register(request: RegisterRequest): Promise<void> {
  const { Token } = registerAnswerSchema.parse(await postJson(ACCOUNT_PATHS.register, request, { isSignIn: true }));
  startSession(Token);
}

/** Of whoever is logged in: sessions and second factor. */
export const ownAccount = async (token: string, signal?: AbortSignal): Promise<AccountAnswer> =>
  accountSchema.parse(await getJson(ACCOUNT_PATHS.account, { token, signal }));

/** Sets another password; all other sessions end. */
export const changePassword = (token: string, request: ChangePasswordRequest): Promise<unknown> =>
  postJson(ACCOUNT_PATHS.changePassword, request, { token });

/** Ends one session, or without `Id` all others. */
export const endSessions = (token: string, request: EndSessionsRequest): Promise<unknown> =>
  postJson(ACCOUNT_PATHS.endSessions, request, { token });

/** What an authenticator app is set up with; nothing changes until a first code is confirmed. */
export const beginSecondFactor = async (token: string, request: PasswordRequest): Promise<NewFactor> =>
  newFactorSchema.parse(await postJson(ACCOUNT_PATHS.beginSecondFactor, request, { token }));

export const confirmSecondFactor = (token: string, request: CodeRequest): Promise<unknown> =>
  postJson(ACCOUNT_PATHS.confirmSecondFactor, request, { token });

export const removeSecondFactor = (token: string, request: RemoveSecondFactorRequest): Promise<unknown> =>
  postJson(ACCOUNT_PATHS.removeSecondFactor, request, { token });

function startSession(token: string): void {
  clearDealerSettings();
  tokenStore.set(token);
}

/** Has a reset mail sent; known and unknown addresses are answered alike. */
export async function requestPasswordReset(email: string): Promise<void> {
  await postEmpty(`${ACCOUNT_PATHS.forgotPassword}?${new URLSearchParams({ Email: email })}`);
}

/** Sets a new password. It ends every session, so the token of this browser goes as well. */
export async function resetPassword(request: ResetPasswordRequest): Promise<void> {
  await postJson(ACCOUNT_PATHS.resetPassword, request);
  clearDealerSettings();
  tokenStore.set(null);
}

/** Ends the session everywhere and reloads the page. A failure is logged and rethrown (specification §8). */
export async function logout(): Promise<void> {
  const token = tokenStore.get();
  try {
    if (token !== null) await postEmpty(ACCOUNT_PATHS.logout, { token });
  } catch (error) {
    // An end that has come already is no failure to end.
    if (!(error instanceof ApiError && error.status === 401)) {
      logFailure('Logout failed', error);
      throw error;
    }
  }
  clearDealerSettings();
  tokenStore.set(null);
  reloadPage();
}
