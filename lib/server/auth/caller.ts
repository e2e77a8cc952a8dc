import 'server-only';
import { Problem } from '../http/problem';
import { dropCookie, tokenInCookie } from './session-cookie';
import { isCatalogueAdmin } from './roles';
import { callerByToken, type Caller } from './sessions';

const BEARER = /^bearer +(\S+)$/i;

/**
 * Who is calling, by bearer token or, without one, by cookie; null for a stranger. A cookie that no longer holds is a
 * stranger's too: a browser cannot take it back by itself, and public prices must not depend on it.
 * @throws Problem 401 for a bearer token that does not hold: its owner believes to be logged in
 */
export async function callerOf(request: Request): Promise<Caller | null> {
  const authorization = request.headers.get('authorization');
  if (authorization !== null) return bearer(authorization);
  const token = tokenInCookie(request.headers);
  return token === null ? null : callerByToken(token);
}

async function bearer(authorization: string): Promise<Caller> {
  const token = BEARER.exec(authorization.trim())?.[1];
  const caller = token === undefined ? null : await callerByToken(token);
  if (!caller) throw loginNeeded();
  return caller;
}

/** @throws Problem 401 when nobody is logged in; the browser is told to drop a cookie that did not hold */
export async function requireCaller(request: Request): Promise<Caller> {
  const caller = await callerOf(request);
  if (!caller) throw loginNeeded(tokenInCookie(request.headers) === null ? {} : { 'set-cookie': dropCookie() });
  return caller;
}

/** @throws Problem 401 when nobody is logged in, 403 for anybody but a super user */
export async function requireSuperUser(request: Request): Promise<Caller> {
  const caller = await requireCaller(request);
  if (caller.role !== 'SuperUser') throw new Problem(403, 'Only a super user may do this.');
  return caller;
}

/** @throws Problem 401 for a bearer token that does not hold, 403 for anybody but a catalogue administrator, strangers too */
export async function requireCatalogueAdmin(request: Request): Promise<Caller> {
  const caller = await callerOf(request);
  if (!isCatalogueAdmin(caller)) throw new Problem(403, 'Only a catalogue administrator may do this.');
  return caller;
}

function loginNeeded(headers: Readonly<Record<string, string>> = {}): Problem {
  return new Problem(401, 'Please log in.', undefined, { 'www-authenticate': 'Bearer', ...headers });
}
