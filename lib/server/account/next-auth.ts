import 'server-only';
import NextAuth, { type NextAuthOptions } from 'next-auth';
import type {} from 'next-auth/jwt';
import CredentialsProvider from 'next-auth/providers/credentials';
import type { NextRequest } from 'next/server';
import { loginRequestSchema } from '@/lib/contracts/account';
import { HOME, LOGIN } from '@/lib/contracts/addresses';
import { knownDevice } from '../auth/known-device';
import { originOf } from '../auth/origin';
import { SESSION_COOKIE } from '../auth/session-cookie';
import { SESSION_SECONDS, sessionIdIn, tokenSecret } from '../auth/session-token';
import { callerBySession, endSession } from '../auth/sessions';
import { log } from '../log';
import { login } from './login';

declare module 'next-auth' {
  interface User {
    /** The row that the token names. */
    readonly sessionId?: string;
  }
}

/**
 * next-auth as the keeper of the session cookie: the same token, cookie and rows as the calls of specification §7. Its
 * own pages lead to ours.
 */
function authOptions(): NextAuthOptions {
  return {
    secret: tokenSecret(),
    session: { strategy: 'jwt', maxAge: SESSION_SECONDS },
    cookies: { sessionToken: SESSION_COOKIE },
    useSecureCookies: SESSION_COOKIE.options.secure,
    pages: { signIn: LOGIN, error: LOGIN, signOut: HOME },
    providers: [
      CredentialsProvider({
        name: 'Dealer account',
        credentials: {
          Email: { label: 'Email' },
          Password: { label: 'Password', type: 'password' },
          Code: { label: 'Code' },
        },
        authorize: async (credentials, request) => {
          const given = loginRequestSchema.safeParse(credentials);
          if (!given.success) return null;
          const { Email, Password, Code = '' } = given.data;
          const headers = new Headers(request.headers);
          const device = await knownDevice(headers, Email);
          const { sessionId, email } = await login({
            email: Email,
            password: Password,
            code: Code,
            origin: originOf(headers),
            device,
          });
          return { id: sessionId, email, sessionId };
        },
      }),
    ],
    callbacks: {
      jwt: async ({ token, user }) => {
        if (user) return { sid: user.sessionId, email: user.email };
        const sessionId = sessionIdIn(token);
        // What is thrown here makes next-auth answer an empty session and drop the cookie.
        if (sessionId === null || !(await callerBySession(sessionId))) throw new Error('the session was ended');
        return token;
      },
      session: ({ session, token }) => ({ user: { email: token.email }, expires: session.expires }),
    },
    events: {
      signOut: async ({ token }) => {
        const sessionId = sessionIdIn(token);
        if (sessionId !== null) await endSession(sessionId);
      },
    },
    // Its own words can hold what was typed.
    logger: {
      error: (code) => log.info({ code }, 'next-auth'),
      warn: (code) => log.warn({ code }, 'next-auth'),
      debug: () => {},
    },
  };
}

/** Answers a request to `/api/auth/…`. */
export async function nextAuthAnswer(request: NextRequest, nextauth: readonly string[]): Promise<Response> {
  const answer: unknown = await NextAuth(request, { params: { nextauth: [...nextauth] } }, authOptions());
  if (!(answer instanceof Response)) throw new Error('next-auth gave no answer');
  return answer;
}
