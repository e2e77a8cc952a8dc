import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { encodingFor, type Encoding } from '../http/encoding';
import { isCurrent } from '../http/etag';
import type { PageResponse } from '../http/page-response';
import { paintFirst } from './paint-first';
import { currentGeneration, encode, keepPage, keptPage, type KeptPage } from './pages';

const MAX_ADDRESS = 600;
/** Calls, pictures and files have caches of their own, or none. */
const NOT_A_PAGE = /^\/(?:api|images|_next)\//;
/** Written anew for every answer. */
const OWN_HEADERS = new Set(['content-length', 'content-encoding', 'date', 'connection', 'keep-alive', 'etag']);

/** What the router fetches for itself (`rsc`) is no page. */
const isPage = ({ url = '', headers }: IncomingMessage): boolean => !NOT_A_PAGE.test(url) && !('rsc' in headers);
/** Whether Next would have to render it: pages, and what its router fetches of them. */
export const isRendered = ({ url = '' }: IncomingMessage): boolean =>
  !NOT_A_PAGE.test(url) && !url.startsWith('/pictures/');

/**
 * Answers a kept page as bytes that are ready to go, compressed or plain; false when there is none. Next keeps the same
 * pages as text, and encodes, zips and sends a hundred and fifty kilobytes anew for every visitor: four milliseconds
 * against a tenth of one. Pages are the same for everybody (specification §6: page calls carry no token), so the
 * address alone is the key.
 */
export function answerKeptPage(request: IncomingMessage, response: ServerResponse): boolean {
  const page = request.method === 'GET' && isPage(request) ? keptPage(request.url ?? '') : undefined;
  if (page) send(page, encodingFor(request), request, response);
  return page !== undefined;
}

/**
 * Has a page that Next is about to make held back until it is whole, once for both: the headers that depend on its text,
 * and keeping it if any visitor may have it.
 * @param setHeaders is given the text before the page goes out
 */
export function holdPage(
  request: IncomingMessage,
  response: PageResponse,
  isKept: boolean,
  setHeaders: (html: string) => void,
): void {
  if (!isPage(request)) return;
  const { url = '', method } = request;
  const madeIn = currentGeneration();
  const encoding = encodingFor(request);
  // Plain, so that the text can be read and kept.
  delete request.headers['accept-encoding'];
  response.hold((written) => {
    const text = paintFirst(written.toString());
    const html = Buffer.from(text);
    setHeaders(text);
    if (response.statusCode === 500) sayLater(response);
    if (!/accept-encoding/i.test(String(response.getHeader('vary') ?? ''))) {
      response.appendHeader('Vary', 'Accept-Encoding');
    }
    if (isKept && method === 'GET' && url.length <= MAX_ADDRESS && response.statusCode === 200 && response.isForAll) {
      return send(keepPage(url, madeIn, headersOf(response), html), encoding, request, response);
    }
    const body = encoding ? encode(html, encoding) : html;
    if (encoding) response.setHeader('Content-Encoding', encoding);
    response.setHeader('Content-Length', body.length).end(body);
  });
}

/** A page that could not be made, most likely for want of the database, can be had shortly: what was wrong is in the log. */
function sayLater(response: ServerResponse): void {
  response.statusCode = 503;
  response.setHeader('Retry-After', '5').setHeader('Cache-Control', 'no-store');
}

function send(page: KeptPage, encoding: Encoding | null, request: IncomingMessage, response: ServerResponse): void {
  const body = encoding ? page.encoded[encoding] : page.plain;
  const etag = encoding ? page.etag.replace(/"$/, `-${encoding}"`) : page.etag;
  const headers: OutgoingHttpHeaders = { ...page.headers, ETag: etag };
  if (isCurrent(request.headers['if-none-match'], etag)) return void response.writeHead(304, headers).end();
  if (encoding) headers['Content-Encoding'] = encoding;
  response.writeHead(200, { ...headers, 'Content-Length': body.length }).end(body);
}

function headersOf(response: ServerResponse): KeptPage['headers'] {
  const headers: Record<string, string | number | readonly string[]> = {};
  for (const [name, value] of Object.entries(response.getHeaders())) {
    const isOwn = OWN_HEADERS.has(name) || name.startsWith('x-nextjs');
    if (!isOwn && value !== undefined) headers[name] = value;
  }
  return headers;
}
