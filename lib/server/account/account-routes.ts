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
import { keepDevice, knownDevice } from '../auth/known-device';
import { countAttempt } from '../auth/limits';
import { originOf } from '../auth/origin';
import { dropCookie, keepCookie, tokenInCookie } from '../auth/session-cookie';
import { sessionToken } from '../auth/session-token';
import { callerByToken, endSession } from '../auth/sessions';
import { parseJsonObject, parseWith, readFields, readJsonText } from '../http/body';
import { addressOf } from '../http/client-address';
import { handle, privateJson } from '../http/handle';
import { Problem } from '../http/problem';
import { refuseOtherSites } from '../http/same-origin';
import { audited, noteSecurity } from '../security/security-log';
import { forgotPassword } from './forgot-password';
import { login } from './login';
import { register, refused } from './register';
import { resetPassword } from './reset-password';

/** POST AccountWeb/login (specification §7): the token, as an answer and as a cookie. */
export const loginRoute = handle(async (request) => {
  refuseOtherSites(request);
  const { headers } = request;
  const { Email, Password, Code = '' } = await readFields(request, loginRequestSchema);
  const device = await knownDevice(headers, Email);
  const session = await login({ email: Email, password: Password, code: Code, origin: originOf(headers), device });
  const Token = await sessionToken(session);
  const answer: LoginAnswer = { Token, IsAuthenticated: true, User: { Email: session.email } };
  return signedIn(request, session.email, Token, answer);
});

/** The answer to who has come in: their session as a cookie, and this browser as one that the account knows. */
async function signedIn(request: Request, email: string, token: string, body: unknown): Promise<Response> {
  const response = privateJson(body, { 'set-cookie': keepCookie(token) });
  response.headers.append('set-cookie', await keepDevice(request.headers, email));
  return response;
}

/** GET AccountWeb/validate: who is logged in; 401 when nobody is. */
export const validateRoute = handle(async (request) => {
  const { email } = await requireCaller(request);
  const answer: ValidateAnswer = { IsAuthenticated: true, User: { Email: email } };
  return privateJson(answer);
});

/** POST AccountWeb/register: an account for who has a dealer code. */
export const registerRoute = handle(async (request) => {
  refuseOtherSites(request);
  const body = parseJsonObject(await readJsonText(request));
  await countAttempt('registerByAddress', addressOf(request));
  const fields = parseWith(registerRequestSchema, body, refused);
  const origin = originOf(request.headers);
  const entry = { event: 'register', who: fields.Email, origin } as const;
  const session = await audited(entry, () => register(fields, origin));
  const Token = await sessionToken(session);
  const answer: RegisterAnswer = { Token };
  return signedIn(request, session.email, Token, answer);
});

/** POST AccountWeb/WebLogout: ends the session of the bearer token, and that of the cookie. */
export const logoutRoute = handle(async (request) => {
  refuseOtherSites(request);
  const caller = await callerOf(request);
  const inCookie = tokenInCookie(request.headers);
  const byCookie = inCookie === null ? null : await callerByToken(inCookie);
  for (const session of [caller, byCookie]) {
    if (session && (await endSession(session.sessionId))) {
      noteSecurity({ event: 'logout', who: session.email, origin: originOf(request.headers) }, 'ok');
    }
  }
  if (!caller) throw new Problem(401, 'Nobody is logged in.', undefined, { 'set-cookie': dropCookie() });
  return privateJson({}, { 'set-cookie': dropCookie() });
});

/** POST AccountWeb/ResetPassword: a new password by the token of a reset mail. */
export const resetPasswordRoute = handle(async (request) => {
  refuseOtherSites(request);
  const fields = await readFields(request, resetPasswordRequestSchema);
  const entry = { event: 'reset', who: fields.Email, origin: originOf(request.headers) } as const;
  await audited(entry, () => resetPassword(fields));
  // Who reads the account's mail is its owner, however many strangers guess at its password.
  const response = privateJson({}, { 'set-cookie': dropCookie() });
  response.headers.append('set-cookie', await keepDevice(request.headers, fields.Email));
  return response;
});

/** POST ForgotPassword?Email=…: the same answer for addresses with and without an account (specification §17.5). */
export const forgotPasswordRoute = handle(async (request) => {
  refuseOtherSites(request);
  const query = Object.fromEntries(new URL(request.url).searchParams);
  const { Email } = parseWith(forgotPasswordQuerySchema, query);
  const entry = { event: 'reset-asked', who: Email, origin: originOf(request.headers) } as const;
  await audited(entry, () => forgotPassword(Email, addressOf(request)));
  return privateJson({});
});
