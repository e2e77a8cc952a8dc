import type { MetadataRoute } from 'next';
import { absolute } from '@/lib/contracts/addresses';
import { env } from '@/lib/server/env';

/** The setting SITE_URL decides, not the build. */
export const dynamic = 'force-dynamic';

/**
 * Calls are no pages. Account pages may be visited, or nobody would see that they ask not to be listed; configurations
 * too, or nobody would see whose they are.
 */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: '*', allow: '/', disallow: ['/api/', '/internal/'] },
    sitemap: absolute(env.SITE_URL, '/sitemap.xml'),
  };
}
