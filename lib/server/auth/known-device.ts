import 'server-only';
import { parseCookie, stringifySetCookie } from 'cookie';
import { decode, encode } from 'next-auth/jwt';
import { z } from 'zod';
import { SESSION_COOKIE } from './session-cookie';
import { tokenSecret } from './session-token';

/**
 * A browser that an account has been logged in from bears a sealed mark. Its attempts are counted apart, so that strangers who
 * guess at the account lock each other out and not its owner (OWASP's device cookies).
 */
const NAME = SESSION_COOKIE.options.secure ? '__Secure-syo.device' : 'syo.device';
const DAYS = 365;
const MAX_AGE = DAYS * 24 * 60 * 60;

const mark = z.object({ device: z.uuid(), of: z.string() });

/** The device's id if it is known to the account; null for all others. */
export async function knownDevice(headers: Headers, email: string): Promise<string | null> {
  const token = parseCookie(headers.get('cookie') ?? '')[NAME];
  if (!token) return null;
  const said = mark.safeParse(await decode({ token, secret: tokenSecret(), salt: NAME }).catch(() => null));
  return said.success && said.data.of === email.toLowerCase() ? said.data.device : null;
}

/** `Set-Cookie` that makes this browser known to an account; one that is known keeps its id. */
export async function keepDevice(headers: Headers, email: string): Promise<string> {
  const device = (await knownDevice(headers, email)) ?? crypto.randomUUID();
  const token = { device, of: email.toLowerCase() };
  const value = await encode({ token, secret: tokenSecret(), salt: NAME, maxAge: MAX_AGE });
  return stringifySetCookie({ name: NAME, value, maxAge: MAX_AGE, ...SESSION_COOKIE.options });
}
