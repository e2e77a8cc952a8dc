import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';

const MAX_BYTES = 64 * 1024 * 1024;

/** A page as it goes out, in both encodings. */
export interface KeptPage {
  readonly headers: Readonly<Record<string, string | number | readonly string[]>>;
  readonly etag: string;
  readonly plain: Buffer;
  readonly zipped: Buffer;
}

const pages = new LRUCache<string, KeptPage>({
  maxSize: MAX_BYTES,
  sizeCalculation: ({ plain, zipped }) => plain.length + zipped.length,
});

/** Counts catalogue changes: a page that was being made while one came in is not kept. */
let generation = 0;

export const currentGeneration = (): number => generation;

export const keptPage = (address: string): KeptPage | undefined => pages.get(address);

/** Keeps a page that was made in `madeIn`, unless the catalogue has changed since. */
export async function keepPage(
  address: string,
  madeIn: number,
  headers: KeptPage['headers'],
  plain: Buffer,
): Promise<void> {
  const zipped = await promisify(gzip)(plain);
  if (madeIn !== generation) return;
  const etag = `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`;
  pages.set(address, { headers, etag, plain, zipped });
}

/** Forgets every page. */
export function forgetPages(): void {
  generation += 1;
  pages.clear();
}
