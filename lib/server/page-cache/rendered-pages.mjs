import { remember } from '@epic-web/remember';
import { LRUCache } from 'lru-cache';

/** Visitors choose the skus: what is rendered for them lives in bounded memory and never piles up on the disk. */
const MAX_BYTES = 64 * 1024 * 1024;

const rendered = remember(
  'rendered-pages',
  () => new LRUCache({ maxSize: MAX_BYTES, sizeCalculation: ({ value }) => sizeOf(value) }),
);
// Forgotten with all else that is made from the catalogue (`pages.ts`).
remember('catalogue-caches', () => new Set()).add(rendered);

/** Bytes of a page or route as Next keeps it, roughly. */
function sizeOf({ html = '', rscData = '', body = '', segmentData = new Map() }) {
  const segments = [...segmentData.values()].reduce((sum, { length }) => sum + length, 0);
  return 1 + html.length + rscData.length + body.length + segments;
}

/** Next's cache of what it renders (`cacheHandler` of next.config.js): its own can only be emptied within a request. */
export default class RenderedPages {
  async get(key) {
    return rendered.get(key) ?? null;
  }

  async set(key, value, { cacheControl }) {
    if (value) rendered.set(key, { value, cacheControl, lastModified: Date.now() });
    else rendered.delete(key);
  }

  async revalidateTag() {}

  resetRequestCache() {}
}
