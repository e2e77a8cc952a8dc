import 'server-only';
import type { NextRequest } from 'next/server';
import { MAX_BODY_BYTES } from '../http/body';
import { handle } from '../http/handle';
import { Problem } from '../http/problem';
import { refuseOtherSites } from '../http/same-origin';
import { nextAuthAnswer } from './next-auth';

interface Context {
  readonly params: Promise<{ nextauth: string[] }>;
}

/** What of next-auth is open; the rest would be pages of its own, and /api answers no HTML (specification §17.4). */
const OPEN = new Set(['GET session', 'GET csrf', 'GET providers', 'POST callback/credentials', 'POST signout']);

/** GET and POST `/api/auth/…`. */
export async function nextAuthRoute(request: NextRequest, { params }: Context): Promise<Response> {
  const { nextauth } = await params;
  return handle(() => {
    if (!OPEN.has(`${request.method} ${nextauth.join('/')}`)) {
      throw new Problem(404, `There is no ${request.nextUrl.pathname}.`);
    }
    if (request.method === 'POST') {
      refuseOtherSites(request);
      // next-auth reads the body by itself, however long it is
      const length = Number(request.headers.get('content-length') ?? Infinity);
      if (!(length <= MAX_BODY_BYTES)) throw new Problem(413, `The body may hold ${MAX_BODY_BYTES} bytes at most.`);
    }
    return nextAuthAnswer(request, nextauth);
  })(request);
}
