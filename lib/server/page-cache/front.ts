import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import type { Listener } from '../http/front';
import { currentGeneration, keepPage, keptPage, type KeptPage } from './pages';

const MAX_ADDRESS = 600;
/** Calls, pictures and files have caches of their own, or none; the bench's yardstick is to be Next's own. */
const NOT_A_PAGE = /^\/(?:api|images|internal|_next|WebAccount)\//;
/** Written anew for every answer. */
const OWN_HEADERS = new Set(['content-length', 'content-encoding', 'date', 'connection', 'keep-alive', 'etag']);

/**
 * Answers cached pages as bytes that are ready to go, zipped or plain. Next keeps the same pages as text, and encodes,
 * zips and sends a hundred and fifty kilobytes anew for every visitor: four milliseconds against a tenth of one. Pages
 * are the same for everybody (SPEC §6: page calls carry no token), so the address alone is the key; what the
 * router fetches for itself (`rsc`) goes on to Next. Until a change of the catalogue is noticed pages stay as they are;
 * then all are forgotten (`watch.ts`).
 */
export function pagesInFront(next: Listener): Listener {
  return (request, response) => {
    const { url = '', method } = request;
    if (method !== 'GET' || 'rsc' in request.headers || url.length > MAX_ADDRESS || NOT_A_PAGE.test(url)) {
      return next(request, response);
    }
    const page = keptPage(url);
    if (page) return send(request, response, page);
    // Plain, so that the bytes can be kept as they come.
    delete request.headers['accept-encoding'];
    collect(url, response);
    next(request, response);
  };
}

function send(request: IncomingMessage, response: ServerResponse, page: KeptPage): void {
  const isZipped = /\bgzip\b/.test(String(request.headers['accept-encoding'] ?? ''));
  const body = isZipped ? page.zipped : page.plain;
  const etag = isZipped ? page.etag.replace(/"$/, '-gz"') : page.etag;
  const headers: OutgoingHttpHeaders = { ...page.headers, ETag: etag };
  if (request.headers['if-none-match'] === etag) return void response.writeHead(304, headers).end();
  if (isZipped) headers['Content-Encoding'] = 'gzip';
  response.writeHead(200, { ...headers, 'Content-Length': body.length }).end(body);
}

/** Listens in on what Next writes, and keeps it when it is a whole page that any visitor may have. */
function collect(address: string, response: ServerResponse): void {
  const madeIn = currentGeneration();
  const chunks: Buffer[] = [];
  const hear = (chunk: unknown, encoding: unknown): void => {
    if (typeof chunk === 'string') chunks.push(Buffer.from(chunk, isEncoding(encoding) ? encoding : 'utf8'));
    else if (chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk));
  };
  const write = response.write.bind(response);
  const end = response.end.bind(response);
  response.write = (...given: unknown[]) => {
    hear(given[0], given[1]);
    return Reflect.apply(write, response, given);
  };
  response.end = (...given: unknown[]) => {
    hear(given[0], given[1]);
    if (isKept(response)) void keepPage(address, madeIn, headersOf(response), Buffer.concat(chunks));
    return Reflect.apply(end, response, given);
  };
}

const isEncoding = (value: unknown): value is BufferEncoding => typeof value === 'string' && Buffer.isEncoding(value);

function isKept(response: ServerResponse): boolean {
  const type = String(response.getHeader('content-type') ?? '');
  const cache = String(response.getHeader('cache-control') ?? '');
  return response.statusCode === 200 && type.startsWith('text/html') && cache.includes('s-maxage');
}

function headersOf(response: ServerResponse): KeptPage['headers'] {
  const headers: Record<string, string | number | readonly string[]> = {};
  for (const [name, value] of Object.entries(response.getHeaders())) {
    const isOwn = OWN_HEADERS.has(name) || name.startsWith('x-nextjs');
    if (!isOwn && value !== undefined) headers[name] = value;
  }
  // Next means shared caches to keep a page for a year; nobody could tell them that the catalogue has changed.
  return { ...headers, 'cache-control': 'public, max-age=0, must-revalidate' };
}
