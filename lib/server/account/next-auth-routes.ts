import 'server-only';
import { NextRequest } from 'next/server';
import { readFormOrJson } from '../http/body';
import { handle } from '../http/handle';
import { Problem } from '../http/problem';
import { refuseOtherSites } from '../http/same-origin';
import { nextAuthAnswer } from './next-auth';

interface Context {
  readonly params: Promise<{ nextauth: string[] }>;
}

/** What of next-auth is open; the rest would be pages of its own, and /api answers no HTML (specification §17.4). */
const OPEN = new Set(['GET session', 'GET csrf', 'GET providers', 'POST callback/credentials', 'POST signout']);

/**
 * The request with a body that next-auth can read: it takes a form or JSON by itself, however long, and trips over anything else.
 * @throws Problem 400, 413, 415
 */
async function readable(request: NextRequest): Promise<NextRequest> {
  const body = await readFormOrJson(request);
  const headers = new Headers(request.headers);
  headers.delete('content-length');
  return new NextRequest(request.url, { method: request.method, headers, body });
}

/** GET and POST `/api/auth/…`. */
export async function nextAuthRoute(request: NextRequest, { params }: Context): Promise<Response> {
  const { nextauth } = await params;
  return handle(async () => {
    if (!OPEN.has(`${request.method} ${nextauth.join('/')}`)) {
      throw new Problem(404, `There is no ${request.nextUrl.pathname}.`);
    }
    if (request.method === 'POST') {
      refuseOtherSites(request);
      return nextAuthAnswer(await readable(request), nextauth);
    }
    return nextAuthAnswer(request, nextauth);
  })(request);
}
