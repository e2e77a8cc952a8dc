import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { remember } from '@epic-web/remember';
import { LRUCache } from 'lru-cache';

const MAX_BYTES = 64 * 1024 * 1024;

/** A page as it goes out, in both encodings. */
export interface KeptPage {
  readonly headers: Readonly<Record<string, string | number | readonly string[]>>;
  readonly etag: string;
  readonly plain: Buffer;
  readonly zipped: Buffer;
}

/** Everything that is made from the catalogue and forgotten with it; Next's own cache joins in (`rendered-pages.mjs`). */
const caches = remember('catalogue-caches', () => new Set<{ clear(): void }>());

/** One a process: who answers with pages and who sees a new catalogue are loaded apart (docs/decisions/014). */
const state = remember('kept-pages', () => ({
  pages: new LRUCache<string, KeptPage>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ plain, zipped }) => plain.length + zipped.length,
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
  const page = { headers, etag, plain, zipped: gzipSync(plain) };
  if (madeIn === state.generation) state.pages.set(address, page);
  return page;
}

/** Forgets every page. */
export function forgetPages(): void {
  state.generation += 1;
  for (const cache of caches) cache.clear();
}
