import 'server-only';
import {
  forgotPasswordQuerySchema,
  loginRequestSchema,
  registerRequestSchema,
  resetPasswordRequestSchema,
  type LoginAnswer,
  type RegisterAnswer,
  type ValidateAnswer,
} from '@/lib/contracts/account';
import { callerOf, requireCaller } from '../auth/caller';
import { countAttempt } from '../auth/limits';
import { dropCookie, keepCookie, tokenInCookie } from '../auth/session-cookie';
import { sessionToken } from '../auth/session-token';
import { callerByToken, endSession } from '../auth/sessions';
import { parseJsonObject, parseWith, readJsonText } from '../http/body';
import { addressOf } from '../http/client-address';
import { handle, privateJson } from '../http/handle';
import { Problem } from '../http/problem';
import { refuseOtherSites } from '../http/same-origin';
import { forgotPassword } from './forgot-password';
import { login } from './login';
import { register, refused } from './register';
import { resetPassword } from './reset-password';

const readJson = async (request: Request): Promise<unknown> => parseJsonObject(await readJsonText(request));

/** POST AccountWeb/login (specification §7): the token, as an answer and as a cookie. */
export const loginRoute = handle(async (request) => {
  refuseOtherSites(request);
  const { Email, Password } = parseWith(loginRequestSchema, await readJson(request));
  const session = await login({ email: Email, password: Password, address: addressOf(request) });
  const Token = await sessionToken(session);
  const answer: LoginAnswer = { Token, IsAuthenticated: true, User: { Email: session.email } };
  return privateJson(answer, { 'set-cookie': keepCookie(Token) });
});

/** GET AccountWeb/validate: who is logged in; 401 when nobody is. */
export const validateRoute = handle(async (request) => {
  const { email } = await requireCaller(request);
  const answer: ValidateAnswer = { IsAuthenticated: true, User: { Email: email } };
  return privateJson(answer);
});

/** POST AccountWeb/register: an account for who has a dealer code. */
export const registerRoute = handle(async (request) => {
  refuseOtherSites(request);
  const body = await readJson(request);
  await countAttempt('registerByAddress', addressOf(request));
  const Token = await sessionToken(await register(parseWith(registerRequestSchema, body, refused)));
  const answer: RegisterAnswer = { Token };
  return privateJson(answer, { 'set-cookie': keepCookie(Token) });
});

/** POST AccountWeb/WebLogout: ends the session of the bearer token, and that of the cookie. */
export const logoutRoute = handle(async (request) => {
  refuseOtherSites(request);
  const caller = await callerOf(request);
  const inCookie = tokenInCookie(request.headers);
  const byCookie = inCookie === null ? null : await callerByToken(inCookie);
  for (const session of [caller, byCookie]) if (session) await endSession(session.sessionId);
  if (!caller) throw new Problem(401, 'Nobody is logged in.', undefined, { 'set-cookie': dropCookie() });
  return privateJson({}, { 'set-cookie': dropCookie() });
});

/** POST AccountWeb/ResetPassword: a new password by the token of a reset mail. */
export const resetPasswordRoute = handle(async (request) => {
  refuseOtherSites(request);
  await resetPassword(parseWith(resetPasswordRequestSchema, await readJson(request)));
  return privateJson({}, { 'set-cookie': dropCookie() });
});

/** POST ForgotPassword?Email=…: the same answer for addresses with and without an account (specification §17.5). */
export const forgotPasswordRoute = handle(async (request) => {
  refuseOtherSites(request);
  const query = Object.fromEntries(new URL(request.url).searchParams);
  const { Email } = parseWith(forgotPasswordQuerySchema, query);
  await forgotPassword(Email, addressOf(request));
  return privateJson({});
});
