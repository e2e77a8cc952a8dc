import 'server-only';
import { decode, encode } from 'next-auth/jwt';
import { z } from 'zod';
import { env } from '../env';

/** How long a login holds. */
export const SESSION_SECONDS = 14 * 24 * 60 * 60;

/** What a token says. Everything that can change, such as the role, is looked up by it. */
const claims = z.object({ sid: z.uuid() });

/** The secret that tokens are sealed with; `npm start` makes one where none is set. */
export function tokenSecret(): string {
  if (!env.NEXTAUTH_SECRET) throw new Error('NEXTAUTH_SECRET is not set: start with `npm start`, or set it.');
  return env.NEXTAUTH_SECRET;
}

/** The token of a session: bearer token and cookie alike. Sealed by next-auth, so it can be neither read nor altered. */
export function sessionToken({ sessionId, email }: { sessionId: string; email: string }): Promise<string> {
  return encode({ token: { sid: sessionId, email }, secret: tokenSecret(), maxAge: SESSION_SECONDS });
}

/** The session that a token names; null for one that is forged, altered or expired. */
export async function sessionIdOf(token: string): Promise<string | null> {
  return sessionIdIn(await decode({ token, secret: tokenSecret() }).catch(() => null));
}

/** The session that an opened token names. */
export function sessionIdIn(opened: unknown): string | null {
  const said = claims.safeParse(opened);
  return said.success ? said.data.sid : null;
}
