import diagnostics from 'node:diagnostics_channel';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';

/** What Node calls with every request. */
export type Listener = (request: IncomingMessage, response: ServerResponse) => void;

/**
 * Puts a listener before Next on the server it runs in, for what Next's own handling is too dear for, and for what has
 * to be on every answer. Call once, from `instrumentation.ts`.
 *
 * Next hands out its server nowhere, but Node names it with the first request (`http.server.request.start`), and does so
 * before the server hears of that request: the first one is served like all others.
 *
 * @param wrap makes the listener; what it does not answer it passes on to `next`
 */
export function putInFront(wrap: (next: Listener) => Listener): void {
  const onFirstRequest = (message: unknown): void => {
    const server = serverOf(message);
    if (!server) return;
    diagnostics.unsubscribe('http.server.request.start', onFirstRequest);
    const listeners = server.listeners('request');
    server.removeAllListeners('request');
    server.on(
      'request',
      wrap((request, response) => listeners.forEach((each) => each.call(server, request, response))),
    );
  };
  diagnostics.subscribe('http.server.request.start', onFirstRequest);
}

function serverOf(message: unknown): Server | null {
  if (typeof message !== 'object' || message === null || !('server' in message)) return null;
  const { server } = message;
  return isServer(server) ? server : null;
}

function isServer(value: unknown): value is Server {
  return typeof value === 'object' && value !== null && 'listeners' in value && 'removeAllListeners' in value;
}
