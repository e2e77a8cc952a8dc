import 'server-only';
import { parseCookie, stringifySetCookie } from 'cookie';
import { env } from '../env';
import { SESSION_SECONDS } from './session-token';

/** Over https only, and bound to it by its name, where the shop is reached by https. */
const isSecure = env.SITE_URL.startsWith('https:');

/** The cookie as next-auth, which reads and writes it too, is told of it. */
export const SESSION_COOKIE = {
  name: isSecure ? '__Secure-next-auth.session-token' : 'next-auth.session-token',
  options: { httpOnly: true, sameSite: 'lax', path: '/', secure: isSecure },
} as const;

const setCookie = (value: string, maxAge: number): string =>
  stringifySetCookie({ name: SESSION_COOKIE.name, value, maxAge, ...SESSION_COOKIE.options });

/** `Set-Cookie` that keeps a token. */
export const keepCookie = (token: string): string => setCookie(token, SESSION_SECONDS);

/** `Set-Cookie` that removes it. */
export const dropCookie = (): string => setCookie('', 0);

/** The token in a request's cookies; null when there is none. */
export const tokenInCookie = (headers: Headers): string | null =>
  parseCookie(headers.get('cookie') ?? '')[SESSION_COOKIE.name] || null;
