import type { ServerResponse } from 'node:http';
import { addressOf } from '../http/client-address';
import type { Asker } from './fair-queue';

/** Who asks a route. Next ends the request's signal when its caller has gone. */
export const askerOf = (request: Request): Asker => ({ caller: addressOf(request), signal: request.signal });

/** Ends when a response is closed before it is whole: whoever asked has gone. */
export function whileWanted(response: ServerResponse): AbortSignal {
  const gone = new AbortController();
  response.once('close', () => {
    if (!response.writableFinished) gone.abort();
  });
  return gone.signal;
}
