import { ACCOUNT_PATHS } from '@/lib/contracts/addresses';
import {
  loginAnswerSchema,
  registerAnswerSchema,
  type LoginRequest,
  type RegisterRequest,
  type ResetPasswordRequest,
} from '@/lib/contracts/account';
import { ApiError, postEmpty, postJson } from './api';
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
