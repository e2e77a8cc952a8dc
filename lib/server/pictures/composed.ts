import 'server-only';
import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { isCurrent } from '../http/etag';
import { Problem } from '../http/problem';
import { askerOf } from '../overload/asker';
import { pieceQueue } from '../overload/queues';

const MEBIBYTE = 1024 * 1024;
const KEPT_BYTES = 16 * MEBIBYTE;

/** Makes one file of the layers at these addresses, for this caller; null when there is none to be had. */
type Compose = (addresses: readonly string[], caller: string) => Promise<Buffer<ArrayBuffer> | null>;

interface Answer {
  readonly addresses: readonly string[];
  readonly cacheControl: string;
}

/**
 * Pictures of one kind, composed from layers: kept in memory within a bound, made in turn and once, however many ask.
 * Answers GET and HEAD: 404 for a piece that nobody has drawn, 503 when too many are waiting.
 */
export function composedPictures(kind: string, contentType: string, compose: Compose) {
  const kept = new LRUCache<string, Buffer<ArrayBuffer>>({
    maxSize: KEPT_BYTES,
    sizeCalculation: ({ length }) => length,
  });
  return async (request: Request, { addresses, cacheControl }: Answer): Promise<Response> => {
    const asker = askerOf(request);
    const key = [kind, ...addresses].join(' ');
    const bytes = kept.get(key) ?? (await pieceQueue().run(asker, () => compose(addresses, asker.caller), key));
    if (!bytes) throw unknownPicture();
    kept.set(key, bytes);
    const etag = `"${createHash('sha1').update(bytes).digest('base64url')}"`;
    const headers = { ETag: etag, 'Cache-Control': cacheControl };
    if (isCurrent(request.headers.get('if-none-match'), etag)) return new Response(null, { status: 304, headers });
    return new Response(request.method === 'HEAD' ? null : bytes, {
      headers: { ...headers, 'Content-Type': contentType, 'Content-Length': String(bytes.length) },
    });
  };
}

export const unknownPicture = () => new Problem(404, 'There is no picture of this name.');
