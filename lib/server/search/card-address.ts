import 'server-only';
import type { PageSource } from '@/lib/contracts/page';
import { buildSku } from '@/lib/domain/sku';
import { cardPath } from '../pictures/card';
import { layerAddresses } from '../pictures/layer-addresses';
import { absolute } from './addresses';

/** Address of the picture of just this configuration, 1200 × 630; null while nobody has drawn it. */
export function cardAddress(piece: Pick<PageSource, 'family' | 'style' | 'picks' | 'images'>): string | null {
  const { family, style, picks, images } = piece;
  if (layerAddresses(family, images).length === 0) return null;
  return absolute(cardPath(buildSku(family, style, picks)));
}
