import 'server-only';
import { log } from '../log';
import { isDatabaseAway } from './database-away';
import { busyProblem, isAbandoned, isBusy } from '../overload/busy';
import { Problem, problemResponse } from './problem';

type Handler = (request: Request) => Response | Promise<Response>;

/**
 * Wraps a route: whatever is thrown becomes a problem answer, and what nobody expected is logged (specification §17.4).
 */
export function handle(handler: Handler): (request: Request) => Promise<Response> {
  return async (request) => {
    try {
      return await handler(request);
    } catch (error) {
      return problemResponse(error instanceof Problem ? error : unexpected(request, error));
    }
  };
}

function unexpected(request: Request, error: unknown): Problem {
  // nobody reads what somebody who has gone is answered
  if (isBusy(error) || isAbandoned(error)) return busyProblem();
  const requestId = request.headers.get('x-request-id') ?? crypto.randomUUID();
  const isAway = isDatabaseAway(error);
  log.error({ requestId, url: new URL(request.url).pathname, err: error }, 'request failed');
  return isAway
    ? new Problem(503, 'The database is away. Try again shortly.', undefined, { 'retry-after': '5' })
    : new Problem(500, `Nothing was changed. Quote ${requestId} if it happens again.`);
}

/** Headers: what is made for one caller is for no cache, and never stands for another caller's answer. */
export const PRIVATE = { 'cache-control': 'private, no-store', vary: 'Authorization, Cookie' };

/** JSON text, made for one caller. */
export function privateJsonText(body: string, headers: Readonly<Record<string, string>> = {}): Response {
  return new Response(body, { headers: { 'content-type': 'application/json', ...PRIVATE, ...headers } });
}

/** A JSON answer made for one caller. */
export function privateJson(body: unknown, headers: Readonly<Record<string, string>> = {}, status = 200): Response {
  return Response.json(body, { status, headers: { ...PRIVATE, ...headers } });
}

/** A JSON answer that is the same for everybody, and that no cache may keep. */
export function json(body: unknown, init?: ResponseInit): Response {
  return Response.json(body, { ...init, headers: { 'cache-control': 'no-store', ...init?.headers } });
}
