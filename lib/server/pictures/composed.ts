import 'server-only';
import { createHash } from 'node:crypto';
import { remember } from '@epic-web/remember';
import { LRUCache } from 'lru-cache';
import { isCurrent } from '../http/etag';
import { Problem } from '../http/problem';
import { askerOf } from '../overload/asker';
import type { Asker } from '../overload/fair-queue';
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
 * @param kind name of what is kept, one a process: the server and Next's bundles are loaded apart
 */
export function composedPictures(kind: string, contentType: string, compose: Compose) {
  const kept = remember(
    `composed pictures: ${kind}`,
    () => new LRUCache<string, Buffer<ArrayBuffer>>({ maxSize: KEPT_BYTES, sizeCalculation: ({ length }) => length }),
  );
  /** @throws Problem 404 for a piece that nobody has drawn, BusyError when too many are waiting */
  const make = async (addresses: readonly string[], asker: Asker): Promise<Buffer<ArrayBuffer>> => {
    const key = [kind, ...addresses].join(' ');
    const bytes = kept.get(key) ?? (await pieceQueue().run(asker, () => compose(addresses, asker.caller), key));
    if (!bytes) throw unknownPicture();
    kept.set(key, bytes);
    return bytes;
  };
  /** Answers GET and HEAD: 404 for a piece that nobody has drawn, 503 when too many are waiting. */
  const answer = async (request: Request, { addresses, cacheControl }: Answer): Promise<Response> => {
    const bytes = await make(addresses, askerOf(request));
    const etag = `"${createHash('sha1').update(bytes).digest('base64url')}"`;
    const headers = { ETag: etag, 'Cache-Control': cacheControl };
    if (isCurrent(request.headers.get('if-none-match'), etag)) return new Response(null, { status: 304, headers });
    return new Response(request.method === 'HEAD' ? null : bytes, {
      headers: { ...headers, 'Content-Type': contentType, 'Content-Length': String(bytes.length) },
    });
  };
  return { make, answer };
}

export const unknownPicture = () => new Problem(404, 'There is no picture of this name.');
