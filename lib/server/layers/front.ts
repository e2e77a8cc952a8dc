import diagnostics from 'node:diagnostics_channel';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { LayerEngine } from './engine';
import { FOR_GOOD, isCurrent, unknownPicture } from './headers';

type Listener = (request: IncomingMessage, response: ServerResponse) => void;

/**
 * Puts the engine before Next on the server it runs in: a picture in memory is answered without Next, whose handlers
 * cost four times what its static files do (measured: 0.8 against 0.2 ms of CPU a request), so that a warm layer is
 * as fast as a file (DESIGN §11, issue 3). All else goes on to Next as before. Call once, from `instrumentation.ts`.
 *
 * Next hands out its server nowhere, but Node names it with the first request (`http.server.request.start`). That
 * first request is served by Next alone.
 *
 * @param engine called when first needed: reading passes and materials is no part of the start.
 */
export function putLayersInFront(engine: () => LayerEngine): void {
  const onFirstRequest = (message: unknown): void => {
    const server = serverOf(message);
    if (!server) return;
    diagnostics.unsubscribe('http.server.request.start', onFirstRequest);
    const next = server.listeners('request');
    // Changed after the event that is under way, whose listeners are being gone through.
    setImmediate(() => {
      server.removeAllListeners('request');
      server.on(
        'request',
        inFront(engine, (request, response) => next.forEach((each) => each.call(server, request, response))),
      );
    });
  };
  diagnostics.subscribe('http.server.request.start', onFirstRequest);
}

/** A listener that answers warm layers and malformed layer paths itself and leaves the rest to `next`. */
export function inFront(engine: () => LayerEngine, next: Listener): Listener {
  return (request, response) => {
    const { url = '', method } = request;
    const [path = ''] = url.split('?', 1);
    if ((method !== 'GET' && method !== 'HEAD') || !path.includes('/images')) return next(request, response);
    // Only here can it be seen: Next resolves dots and doubled slashes before a route or a middleware runs.
    if (isTrick(path)) return void sendUnknown(response);
    const picture = path.startsWith('/images/') ? engine().inMemory(url) : null;
    if (!picture) return next(request, response);
    const etag = `"${picture.key}"`;
    const current = isCurrent(request.headers['if-none-match'] ?? null, etag);
    response
      .setHeader('ETag', etag)
      .setHeader('Cache-Control', FOR_GOOD)
      .setHeader('X-Content-Type-Options', 'nosniff');
    if (current) return void response.writeHead(304).end();
    response.writeHead(200, { 'Content-Type': 'image/webp', 'Content-Length': picture.bytes.length });
    response.end(method === 'HEAD' ? undefined : picture.bytes);
  };
}

/** An empty, `.` or `..` segment in the path, plain or encoded. */
function isTrick(path: string): boolean {
  return /\/(?:\.|%2e){0,2}\//i.test(path) || /\/(?:\.|%2e){1,2}$/i.test(path);
}

async function sendUnknown(response: ServerResponse): Promise<void> {
  const answer = unknownPicture();
  response.writeHead(answer.status, Object.fromEntries(answer.headers)).end(await answer.text());
}

function serverOf(message: unknown): Server | null {
  if (typeof message !== 'object' || message === null || !('server' in message)) return null;
  const { server } = message;
  return isServer(server) ? server : null;
}

function isServer(value: unknown): value is Server {
  return typeof value === 'object' && value !== null && 'listeners' in value && 'removeAllListeners' in value;
}
