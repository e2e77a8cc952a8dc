import 'server-only';
import { absolute, cardPath, layerPaths } from '@/lib/contracts/addresses';
import type { PageSource } from '@/lib/contracts/page';
import { buildSku } from '@/lib/domain/sku';
import { env } from '../env';

/** Address of the picture of just this configuration, 1200 × 630; null while nobody has drawn it. */
export function cardAddress(piece: Pick<PageSource, 'family' | 'style' | 'picks' | 'images'>): string | null {
  const { family, style, picks, images } = piece;
  if (layerPaths(family, images).length === 0) return null;
  return absolute(env.SITE_URL, cardPath(buildSku(family, style, picks)));
}
