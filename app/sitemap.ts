import type { MetadataRoute } from 'next';
import { sitemapEntries } from '@/lib/server/search/sitemap';

/** Read from the catalogue at every request: it is small, and a build has no database. */
export const dynamic = 'force-dynamic';

export default function sitemap(): Promise<MetadataRoute.Sitemap> {
  return sitemapEntries();
}
