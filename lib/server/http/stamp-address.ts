import 'server-only';
import diagnostics from 'node:diagnostics_channel';
import { IncomingMessage } from 'node:http';
import { env } from '../env';
import { ADDRESS_HEADER, clientAddress } from './client-address';

/**
 * Writes the caller's address into every request that reaches this process, before anybody looks at it. Next tells
 * routes nothing of the socket, and believes any `X-Forwarded-For`. Call once, from `instrumentation.ts`.
 * @param proxies how many proxies in front are trusted
 */
export function stampAddresses(proxies = env.TRUSTED_PROXIES): void {
  diagnostics.subscribe('http.server.request.start', (message) => {
    const request = typeof message === 'object' && message !== null ? Reflect.get(message, 'request') : null;
    if (!(request instanceof IncomingMessage)) return;
    const forwardedFor = String(request.headers['x-forwarded-for'] ?? '');
    request.headers[ADDRESS_HEADER] = clientAddress(request.socket.remoteAddress, forwardedFor, proxies);
  });
}
