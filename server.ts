import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import next from 'next';
import { properAddress } from '@/lib/contracts/addresses';
import { env } from '@/lib/server/env';
import { answerBuildFile, readBuildFiles, type BuildFiles } from '@/lib/server/http/build-files';
import { ADDRESS_HEADER, clientAddress } from '@/lib/server/http/client-address';
import { refusalOf } from '@/lib/server/http/gate';
import { ASK_EVERY_TIME, PageResponse } from '@/lib/server/http/page-response';
import { problemResponse } from '@/lib/server/http/problem';
import { sendAnswer } from '@/lib/server/http/send-answer';
import { answerPicture } from '@/lib/server/layers/answer';
import type { LayerEngine } from '@/lib/server/layers/engine';
import { layerEngine } from '@/lib/server/layers/layers';
import { log } from '@/lib/server/log';
import { observe } from '@/lib/server/observe/observe';
import { whileWanted } from '@/lib/server/overload/asker';
import { renderInTurn } from '@/lib/server/overload/pages';
import { answerKeptPage, holdPage, isRendered } from '@/lib/server/page-cache/answer';
import { allowInlineScripts, setSecurityHeaders, type SecuritySettings } from '@/lib/server/security/policy';
import { CLIENTS_MS, endInOrder } from '@/lib/server/shutdown';

/** Connections that may wait to be taken, as far as the system allows it: beyond Node's 511 a thousand at once wait for seconds. */
const BACKLOG = 4096;

/**
 * Bytes of a request's head: SendEmail (specification §7) carries 4,000 letters in its address, up to nine bytes each.
 */
const HEAD_BYTES = 48 * 1024;
/**
 * How long a connection is kept for the next request: longer than the minute of a balancer in front (proxy.conf), which would
 * otherwise ask in the very moment that it is closed; what changes something it never asks twice.
 */
const KEPT_MS = 65_000;
const REQUEST_ID = 'x-request-id';

type Listener = RequestListener<typeof IncomingMessage, typeof PageResponse>;

interface Rooms extends SecuritySettings {
  /** Called when first needed: reading passes and materials is no part of the start. */
  readonly pictures: () => LayerEngine;
  /** Scripts and style sheets that lie compressed; in development there are none. */
  readonly buildFiles: BuildFiles;
  /** How many proxies in front are trusted to name the caller. */
  readonly proxies: number;
  readonly next: (request: IncomingMessage, response: PageResponse) => unknown;
}

/** A request's way from the socket to its answer, in this order (docs/decisions/014). */
export function requestListener({ pictures, buildFiles, proxies, next: toNext, ...settings }: Rooms): Listener {
  const setHeaders = setSecurityHeaders(settings);
  return (request, response) => {
    const { headers, socket } = request;
    const id = requestId(headers[REQUEST_ID]);
    headers[REQUEST_ID] = id;
    response.setHeader(REQUEST_ID, id);
    // Next tells routes nothing of the socket, and believes any `X-Forwarded-For`.
    const caller = clientAddress(socket.remoteAddress, String(headers['x-forwarded-for'] ?? ''), proxies);
    headers[ADDRESS_HEADER] = caller;
    observe(request, response, id, caller);

    if (answerBuildFile(buildFiles, request, response)) return;

    setHeaders(request, response);

    // The dev server asks itself things of its own.
    const refusal = settings.isDevelopment ? null : refusalOf(request);
    if (refusal) return void sendAnswer(problemResponse(refusal), response);

    if (answerPicture(pictures, request, response, () => ({ caller, signal: whileWanted(response) }))) return;

    const proper = properAddress(request.url ?? '');
    if (proper !== null) {
      return void response.writeHead(308, { Location: proper, 'Cache-Control': ASK_EVERY_TIME }).end();
    }

    // In development pages change under the developer's hands.
    const isKept = !settings.isDevelopment;
    if (isKept && answerKeptPage(request, response)) return;

    const render = (): unknown => {
      // Somebody else's turn may have made it meanwhile.
      if (isKept && answerKeptPage(request, response)) return;
      holdPage(request, response, isKept, (html) => allowInlineScripts(settings, html, request, response));
      return toNext(request, response);
    };
    if (isRendered(request)) void renderInTurn({ caller, signal: whileWanted(response) }, render, response);
    else toNext(request, response);
  };
}

/** What log lines name a request by: what the proxy in front says, if it is sane. */
const requestId = (given: unknown): string =>
  typeof given === 'string' && /^[\w-]{1,64}$/.test(given) ? given : randomUUID();

/**
 * Serves until told to stop; resolves when it listens. At the end it takes no new requests, finishes those under way and the
 * mail in hand, and ends the process.
 */
export async function serve(): Promise<void> {
  const isDevelopment = env.NODE_ENV !== 'production';
  const server = createServer({ ServerResponse: PageResponse, maxHeaderSize: HEAD_BYTES, keepAliveTimeout: KEPT_MS });
  const app = next({ dev: isDevelopment, port: env.PORT, httpServer: server });
  let isEnding = false;
  const end = async (): Promise<void> => {
    if (isEnding) return;
    isEnding = true;
    await endInOrder(server, isDevelopment);
    await Promise.race([app.close().catch(() => undefined), wait(CLIENTS_MS)]);
    process.exit();
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void end());
  await app.prepare();
  server.on(
    'request',
    requestListener({
      pictures: layerEngine,
      buildFiles: isDevelopment ? new Map() : readBuildFiles(),
      proxies: env.TRUSTED_PROXIES,
      isDevelopment,
      isHttps: env.SITE_URL.startsWith('https:'),
      next: app.getRequestHandler(),
    }),
  );
  await once(server.listen({ port: env.PORT, backlog: BACKLOG }), 'listening');
  // One request's mishap is not to end those of others.
  for (const mishap of ['uncaughtException', 'unhandledRejection'] as const) {
    process.on(mishap, (error: unknown) => log.error({ err: error }, mishap));
  }
}
