import { readFile, stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { isCurrent } from '../http/etag';
import { FOR_A_WHILE, FOR_GOOD } from '../http/lifetimes';
import { Problem, problemResponse } from '../http/problem';
import type { LayerEngine } from './engine';
import type { OwnFile } from './own-pictures';
import { sendAnswer } from '../http/send-answer';
import { busyProblem, isAbandoned, isBusy } from '../overload/busy';
import type { Asker } from '../overload/fair-queue';

/**
 * Answers GET and HEAD of layers, and malformed picture paths; false for all else. Before Next, whose handlers cost four
 * times what its static files do (measured: 0.8 against 0.2 ms of CPU a request), and which resolves dots and doubled
 * slashes before anything of ours could see them.
 * @param asker who waits for it, asked only for a picture that has to be made
 */
export function answerPicture(
  engine: () => LayerEngine,
  request: IncomingMessage,
  response: ServerResponse,
  asker: () => Asker,
): boolean {
  const { url = '', method } = request;
  const [path = ''] = url.split('?', 1);
  if ((method !== 'GET' && method !== 'HEAD') || !path.includes('/images')) return false;
  if (isTrick(path)) void sendAnswer(unknownPicture(), response);
  else if (!path.startsWith('/images/') || !path.endsWith('.webp')) return false;
  else if (!sendWarm(engine(), request, response)) void sendAny(engine(), request, response, asker());
  return true;
}

/** An empty, `.` or `..` segment in the path, plain or encoded, or a backslash, which some take for a slash. */
function isTrick(path: string): boolean {
  return /\/(?:\.|%2e){0,2}\/|\\/i.test(path) || /\/(?:\.|%2e){1,2}$/i.test(path);
}

/** Sends a picture that is in memory, with nothing between its bytes and the socket. */
function sendWarm(engine: LayerEngine, { url = '', method, headers }: IncomingMessage, response: ServerResponse) {
  const warm = engine.inMemory(url);
  if (!warm) return false;
  const etag = `"${warm.key}"`;
  response.setHeader('ETag', etag).setHeader('Cache-Control', warm.isCurrent ? FOR_GOOD : FOR_A_WHILE);
  if (isCurrent(headers['if-none-match'], etag)) response.writeHead(304).end();
  else {
    response.writeHead(200, { 'Content-Type': 'image/webp', 'Content-Length': warm.bytes.length });
    response.end(method === 'HEAD' ? undefined : warm.bytes);
  }
  return true;
}

async function sendAny(
  engine: LayerEngine,
  { url, method, headers }: IncomingMessage,
  response: ServerResponse,
  asker: Asker,
) {
  const init = { method, headers: { 'if-none-match': headers['if-none-match'] ?? '' } };
  await sendAnswer(await answerLayer(engine, new Request(`http://localhost${url}`, init), asker), response);
}

/**
 * Answers GET and HEAD of `/images/…`: 200, 304, 404 for what was never a picture, 500 for a damaged pass, 503 when
 * overloaded; errors as problem+json that no cache keeps. Specification §17.4, §18.4.
 */
export async function answerLayer(engine: LayerEngine, request: Request, asker: Asker): Promise<Response> {
  const address = addressOf(request.url);
  const mark = address.indexOf('?');
  const own = engine.own.file(mark < 0 ? address : address.slice(0, mark));
  if (own) return answerFile(request, own);
  const layer = engine.resolve(address);
  if (!layer) return unknownPicture();
  try {
    const etag = 'key' in layer ? `"${layer.key}"` : '';
    const keeping = 'key' in layer && layer.isCurrent ? FOR_GOOD : FOR_A_WHILE;
    // Whoever has this tag has these very bytes: nothing needs to be composed to say so.
    if (etag && isCurrent(request.headers.get('if-none-match'), etag)) return picture(304, null, etag, keeping);
    const bytes = ('key' in layer && engine.warm(layer.key)) || (await engine.picture(layer, asker));
    return picture(200, bytes, etag, keeping, request.method);
  } catch (error) {
    // nobody reads what somebody who has gone is answered
    if (isBusy(error) || isAbandoned(error)) return problemResponse(busyProblem());
    return problemResponse(new Problem(500, 'The source of this picture is damaged.'));
  }
}

/** The 404 of every name that was never a picture. */
export const unknownPicture = (): Response => problemResponse(new Problem(404, 'There is no picture of this name.'));

async function answerFile(request: Request, { file, isCurrent: isVersioned }: OwnFile): Promise<Response> {
  const keeping = isVersioned ? FOR_GOOD : FOR_A_WHILE;
  try {
    const { mtimeMs, size } = await stat(file);
    const etag = `"${Math.floor(mtimeMs).toString(16)}-${size.toString(16)}"`;
    if (isCurrent(request.headers.get('if-none-match'), etag)) return picture(304, null, etag, keeping);
    return picture(200, await readFile(file), etag, keeping, request.method);
  } catch {
    return unknownPicture();
  }
}

/** Path and query exactly as they came, so that an encoded character is seen as one (and refused). */
function addressOf(url: string): string {
  return url.slice(url.indexOf('/', url.indexOf('//') + 2));
}

function picture(
  status: 200 | 304,
  bytes: Uint8Array<ArrayBuffer> | null,
  etag: string,
  cacheControl: string,
  method = 'GET',
): Response {
  const headers: Record<string, string> = { ETag: etag, 'Cache-Control': cacheControl };
  if (bytes) {
    headers['Content-Type'] = 'image/webp';
    headers['Content-Length'] = String(bytes.length);
  }
  return new Response(method === 'HEAD' ? null : bytes, { status, headers });
}
