import 'server-only';
import { env } from './env';
import { putInFront } from './http/front';
import { layersInFront } from './layers/front';
import { layerEngine } from './layers/layers';
import { pagesInFront } from './page-cache/front';
import { headersInFront, policyInFront } from './security/front';
import type { SecuritySettings } from './security/policy';

/** Puts all that comes before Next in its order. */
export function serverInFront(): void {
  const isDevelopment = env.NODE_ENV !== 'production';
  const settings: SecuritySettings = { isDevelopment, isHttps: env.SITE_URL.startsWith('https:') };
  putInFront((next) => {
    const pages = policyInFront(settings, next);
    // In development pages and pictures change under the developer's hands: Next answers them itself.
    return headersInFront(settings, isDevelopment ? pages : layersInFront(layerEngine, pagesInFront(pages)));
  });
}
