import 'server-only';
import { env } from '../env';
import { SESSION_SECONDS } from './session-token';

/** Over https only, and bound to it by its name, where the shop is reached by https. */
const isSecure = env.SITE_URL.startsWith('https:');

/** The cookie as next-auth, which reads and writes it too, is told of it. */
export const SESSION_COOKIE = {
  name: isSecure ? '__Secure-next-auth.session-token' : 'next-auth.session-token',
  options: { httpOnly: true, sameSite: 'lax', path: '/', secure: isSecure },
} as const;

const ATTRIBUTES = `Path=/; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;

/** `Set-Cookie` that keeps a token. */
export const keepCookie = (token: string): string =>
  `${SESSION_COOKIE.name}=${token}; Max-Age=${SESSION_SECONDS}; ${ATTRIBUTES}`;

/** `Set-Cookie` that removes it. */
export const dropCookie = (): string => `${SESSION_COOKIE.name}=; Max-Age=0; ${ATTRIBUTES}`;

/** The token in a request's cookies; null when there is none. */
export function tokenInCookie(headers: Headers): string | null {
  for (const pair of (headers.get('cookie') ?? '').split(';')) {
    const [name, ...value] = pair.trim().split('=');
    if (name === SESSION_COOKIE.name) return value.join('=') || null;
  }
  return null;
}
