import { createHash } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { remember } from '@epic-web/remember';
import { LRUCache } from 'lru-cache';
import type { Encoding } from '../http/encoding';

const MAX_BYTES = 64 * 1024 * 1024;

/** Made while somebody waits: 14 ms for a page of 200 KB, which comes out a fifth smaller than zipped. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** A page as it goes out, plain and in each encoding. */
export interface KeptPage {
  readonly headers: Readonly<Record<string, string | number | readonly string[]>>;
  readonly etag: string;
  readonly plain: Buffer;
  readonly encoded: Readonly<Record<Encoding, Buffer>>;
}

/** The bytes of a page as `encoding` has them. */
export const encode = (page: Buffer, encoding: Encoding): Buffer =>
  encoding === 'br' ? brotliCompressSync(page, BROTLI) : gzipSync(page);

/** Everything that is made from the catalogue and forgotten with it; Next's own cache joins in (`rendered-pages.mjs`). */
const caches = remember('catalogue-caches', () => new Set<{ clear(): void }>());

/** One a process: who answers with pages and who sees a new catalogue are loaded apart (docs/decisions/014). */
const state = remember('kept-pages', () => ({
  pages: new LRUCache<string, KeptPage>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ plain, encoded }) => plain.length + encoded.br.length + encoded.gzip.length,
  }),
  /** Counts catalogue changes: a page that was being made while one came in is not kept. */
  generation: 0,
}));
caches.add(state.pages);

export const currentGeneration = (): number => state.generation;

export const keptPage = (address: string): KeptPage | undefined => state.pages.get(address);

/** A page that was made in `madeIn`, kept unless the catalogue has changed since. */
export function keepPage(address: string, madeIn: number, headers: KeptPage['headers'], plain: Buffer): KeptPage {
  const etag = `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`;
  const page = { headers, etag, plain, encoded: { br: encode(plain, 'br'), gzip: encode(plain, 'gzip') } };
  if (madeIn === state.generation) state.pages.set(address, page);
  return page;
}

/** Forgets every page. */
export function forgetPages(): void {
  state.generation += 1;
  for (const cache of caches) cache.clear();
}
