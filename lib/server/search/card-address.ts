import 'server-only';
import { absolute, cardPath, layerPaths } from '@/lib/contracts/addresses';
import type { PageSource } from '@/lib/contracts/page';
import { env } from '../env';

/** Address of the picture of just this configuration, 1200 × 630; null while nobody has drawn it. */
export function cardAddress({ configuration, images }: Pick<PageSource, 'configuration' | 'images'>): string | null {
  if (layerPaths(configuration.family, images).length === 0) return null;
  return absolute(env.SITE_URL, cardPath(configuration.sku));
}
