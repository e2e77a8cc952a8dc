import 'server-only';
import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { layerPaths, skuOfCard } from '@/lib/contracts/addresses';
import type { PageSource } from '@/lib/contracts/page';
import { buildPageBySku } from '../configurator/build-page';
import { publicPageInput } from '../configurator/page-input';
import { isCurrent } from '../http/etag';
import { handle } from '../http/handle';
import { Problem } from '../http/problem';
import { askerOf } from '../overload/asker';
import type { Asker } from '../overload/fair-queue';
import { pieceQueue } from '../overload/queues';
import { CARD_SIZE, composePiece } from './compose-piece';

const MEBIBYTE = 1024 * 1024;
/** A sku shows the same piece for good, but its picture may be rendered anew. */
const FOR_A_DAY = 'public, max-age=86400';

const kept = new LRUCache<string, Buffer<ArrayBuffer>>({
  maxSize: 16 * MEBIBYTE,
  sizeCalculation: ({ length }) => length,
});

/** GET /pictures/og/<customSku>.jpg: 404 for a sku that is none, or a piece that nobody has drawn. */
export const cardRoute = handle(async (request) => {
  const page = buildPageBySku(await publicPageInput(), skuOfCard(new URL(request.url).pathname));
  if (!page.ok) throw unknown();
  const bytes = await card(page.value, askerOf(request));
  const etag = `"${createHash('sha1').update(bytes).digest('base64url')}"`;
  const headers = { ETag: etag, 'Cache-Control': FOR_A_DAY };
  if (isCurrent(request.headers.get('if-none-match'), etag)) return new Response(null, { status: 304, headers });
  return new Response(request.method === 'HEAD' ? null : bytes, {
    headers: { ...headers, 'Content-Type': 'image/jpeg', 'Content-Length': String(bytes.length) },
  });
});

/** However a sku is written, equal layers are one picture, composed once. */
async function card({ configuration, images }: PageSource, asker: Asker): Promise<Buffer<ArrayBuffer>> {
  const addresses = layerPaths(configuration.family, images);
  const key = addresses.join(' ');
  const known = kept.get(key);
  const bytes = known ?? (await pieceQueue().run(asker, () => composePiece(addresses, CARD_SIZE, asker.caller), key));
  if (!bytes) throw unknown();
  kept.set(key, bytes);
  return bytes;
}

const unknown = () => new Problem(404, 'There is no picture of this name.');
