import { readFile, stat } from 'node:fs/promises';
import { Problem, problemResponse } from '../http/problem';
import type { LayerEngine } from './engine';
import { ComposerBusyError } from './errors';
import { FOR_A_WHILE, FOR_GOOD, isCurrent, unknownPicture } from './headers';

const RETRY_AFTER_SECONDS = '5';

/**
 * Answers GET and HEAD of `/images/…`: 200, 304, 404 for what was never a picture, 500 for a damaged pass, 503 when
 * overloaded; errors as problem+json that no cache keeps. DESIGN §10 and §11.
 */
export async function answerLayer(engine: LayerEngine, request: Request): Promise<Response> {
  const address = addressOf(request.url);
  const mark = address.indexOf('?');
  const override = engine.overrideFile(mark < 0 ? address : address.slice(0, mark));
  if (override) return answerFile(request, override);
  const layer = engine.resolve(address);
  if (!layer) return unknownPicture();
  try {
    const etag = 'key' in layer ? `"${layer.key}"` : '';
    const keeping = 'key' in layer && layer.isCurrent ? FOR_GOOD : FOR_A_WHILE;
    // Whoever has this tag has these very bytes: nothing needs to be composed to say so.
    if (etag && isCurrent(request.headers.get('if-none-match'), etag)) return picture(304, null, etag, keeping);
    const bytes = ('key' in layer && engine.warm(layer.key)) || (await engine.picture(layer));
    return picture(200, bytes, etag, keeping, request.method);
  } catch (error) {
    if (error instanceof ComposerBusyError) {
      const later = { 'retry-after': RETRY_AFTER_SECONDS };
      return problemResponse(new Problem(503, 'Too many pictures are being made.', undefined, later));
    }
    return problemResponse(new Problem(500, 'The source of this picture is damaged.'));
  }
}

async function answerFile(request: Request, file: string): Promise<Response> {
  try {
    const { mtimeMs, size } = await stat(file);
    const etag = `"${Math.floor(mtimeMs).toString(16)}-${size.toString(16)}"`;
    if (isCurrent(request.headers.get('if-none-match'), etag)) return picture(304, null, etag, FOR_A_WHILE);
    return picture(200, await readFile(file), etag, FOR_A_WHILE, request.method);
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
